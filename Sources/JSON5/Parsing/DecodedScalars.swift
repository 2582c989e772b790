/// The Unicode scalars of a text in UTF-8, a byte order mark at its head left out.
func decodedScalars(_ bytes: [UInt8], file: String) throws(JSON5Error) -> [Unicode.Scalar] {
  let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
  var scalars: [Unicode.Scalar] = []
  scalars.reserveCapacity(text.count)
  var decoder = Unicode.UTF8.ForwardParser()
  var iterator = text.makeIterator()
  while true {
    switch decoder.parseScalar(from: &iterator) {
    case .valid(let encoded): scalars.append(Unicode.UTF8.decode(encoded))
    case .emptyInput: return scalars
    case .error:
      let position = JSON5Parser(scalars, file: file).endPosition
      throw JSON5Error(file: file, kind: .invalidUTF8, position: position)
    }
  }
}

extension JSON5Parser {
  /// The place after the last scalar.
  fileprivate var endPosition: JSON5Position {
    var walker = self
    while walker.current != nil { walker.advance() }
    return walker.position
  }
}
