import Foundation

/// UIKit's size classes of every device, upright, on its side and split.
enum SizeClassTable {
  struct Row {
    let width: Double
    let height: Double
    let isRegularAcross: Bool
    let isRegularDown: Bool
  }

  static let rows: [Row] = load()

  private struct File: Decodable {
    struct Device: Decodable {
      let portrait: [Double]
      let portraitHSC: String
      let portraitVSC: String
      let landscapeHSC: String
      let landscapeVSC: String
    }
    struct Split: Decodable {
      let size: [Double]
      let HSC: String
      let VSC: String
    }
    let devices: [Device]
    let splitView: [Split]
  }

  private static func load() -> [Row] {
    var folder = URL(filePath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    let url = folder.appending(path: "shared/oracle/size-classes.json")
    guard let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    let devices = file.devices.flatMap { device in
      [
        row(device.portrait[0], device.portrait[1], device.portraitHSC, device.portraitVSC),
        row(device.portrait[1], device.portrait[0], device.landscapeHSC, device.landscapeVSC),
      ]
    }
    return devices + file.splitView.map { row($0.size[0], $0.size[1], $0.HSC, $0.VSC) }
  }

  private static func row(
    _ width: Double, _ height: Double, _ horizontal: String, _ vertical: String
  ) -> Row {
    Row(
      width: width, height: height, isRegularAcross: horizontal == "regular",
      isRegularDown: vertical == "regular")
  }
}
