extension CommandSyntax {
  /// The command's help: how it is called, what it does, its operands and options.
  var help: String {
    var lines = ["vitrine \(usage)", "", summary + "."]
    let rows =
      operands.map { (label: $0.name, help: $0.help) }
      + options.map { (label: label(of: $0), help: $0.help) }
    let width = rows.map(\.label.count).max() ?? 0
    if !rows.isEmpty { lines.append("") }
    lines += rows.map { row in
      "  \(row.label)\(String(repeating: " ", count: width - row.label.count))  \(row.help)"
    }
    return lines.joined(separator: "\n")
  }

  /// The command line's form, such as `build [INPUT] [options]`.
  private var usage: String {
    let words = operands.map { $0.isRequired ? $0.name : "[\($0.name)]" }
    return ([name] + words + (options.isEmpty ? [] : ["[options]"])).joined(separator: " ")
  }

  private func label(of option: Option) -> String {
    let names = [option.shortName, option.name].compactMap(\.self).joined(separator: ", ")
    return option.value.map { "\(names) \($0)" } ?? names
  }
}
