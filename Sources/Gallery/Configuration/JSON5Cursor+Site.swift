import Diagnostics
import JSON5

extension JSON5Cursor {
  /// Adds a fault of the settings to what is wrong here.
  func report(_ fault: ConfigurationFault) { report(fault.diagnostic(at: location)) }

  /// The address here, as `BaseURL` wants it.
  func baseURL() -> String? {
    guard let text = string() else { return nil }
    let url = BaseURL.normalised(text)
    if url == nil { report(.invalidBaseURL(text)) }
    return url
  }

  /// The BCP 47 language tag here.
  func language() -> String? {
    guard let text = string() else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      (2...3).contains(parts[0].count)
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      } && parts[0].allSatisfy(\.isLetter)
    guard isTag else {
      report(.invalidLanguage(text))
      return nil
    }
    return text
  }

  /// The theme's folder here, which must be there.
  func theme(of input: String) -> String? {
    guard let text = string() else { return nil }
    let path = text.hasPrefix("/") ? text : SourcePath(text).filePath(in: input)
    guard FileSystem.isFolder(path) else {
      report(.themeMissing(text, nearest: nearestFolder(to: text, in: input)))
      return nil
    }
    return path
  }

  private func nearestFolder(to name: String, in input: String) -> String? {
    let entries = try? FileSystem.entries(ofFolderAt: input, skipping: PassedOver.isIgnored)
    let folders = (entries ?? []).filter {
      if case .folder = $0.kind { true } else { false }
    }
    return nearestName(to: name, among: folders.map { String(decoding: $0.name, as: UTF8.self) })
  }
}
