internal import Images
internal import Markdown
internal import Mustache

extension CaptureDate {
  /// The day as ISO 8601 writes it: `2024-05-31`.
  var isoDay: String { String(description.prefix(10)) }

  /// What `partials/date` asks for: the words for months are a theme's.
  var value: MustacheValue {
    var months = MustacheObject(origin: nil, [:])
    for number in 1...12 { months[String(number)] = .bool(number == month) }
    return [
      "iso": .string(isoDay), "year": .number(year), "day": .number(day),
      "month": .object(months),
    ]
  }
}

extension PhotoMetadata {
  /// What `partials/camera` asks for; nothing where the picture says nothing.
  var cameraValue: MustacheValue {
    let facts: [(String, String?)] = [
      ("artist", artist), ("model", camera), ("lens", lens),
      ("focalLength", focalLength.map(decimal)), ("exposure", exposureTime.flatMap(seconds)),
      ("aperture", aperture.map(decimal)), ("iso", iso.map(String.init)), ("copyright", copyright),
    ]
    guard facts.contains(where: { $0.1 != nil }) else { return .null }
    var object = MustacheObject(origin: nil, [:])
    for (name, fact) in facts { object[name] = .text(fact) }
    return .object(object)
  }
}

/// A time as photographers say it: `1/250`, `0.8`, `30`.
private func seconds(_ time: Rational) -> String? {
  guard time.value > 0, time.value < 1e6 else { return nil }
  guard time.value < 0.3 else { return decimal(time.value) }
  return "1/\(Int((1 / max(time.value, 1e-7)).rounded()))"
}

/// A number with at most one decimal.
private func decimal(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e9 else { return "0" }
  let tenths = Int((number * 10).rounded())
  return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
}

/// The beginning of a text in Markdown, as a line of at most some 200 letters that ends with a word.
func summary(of text: String?) -> String? {
  guard let text else { return nil }
  let line = Markdown.plainText(from: text)
  guard line.count > 200 else { return line.isEmpty ? nil : line }
  let start = line.prefix(200)
  let end = start.lastIndex(of: " ") ?? start.endIndex
  return start[..<end] + "…"
}
