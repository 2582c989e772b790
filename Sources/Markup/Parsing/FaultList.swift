internal import CLibXML2

/// One report of the XML library.
struct Fault {
  /// The library's code (`xmlParserErrors`, or `xmlRelaxNGValidErr` from a validator).
  var code: Int32
  /// The library's sentence, without its newline.
  var message: String
  /// From 1; 0 where unknown.
  var line: Int
  /// From 1; `nil` where unknown.
  var column: Int?
  /// The names the sentence is about.
  var names: [String]
}

/// What the XML library reported while it parsed or validated one document.
final class FaultList {
  private(set) var faults: [Fault] = []

  var first: Fault? { faults.first }

  fileprivate func append(_ error: xmlErrorPtr) {
    let error = error.pointee
    guard error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    var message = error.message.map { String(cString: $0) } ?? "error \(error.code)"
    while message.last?.isWhitespace == true { message.removeLast() }
    let line = error.node.map { xmlGetLineNo($0.assumingMemoryBound(to: xmlNode.self)) }
    faults.append(
      Fault(
        code: error.code, message: message, line: line ?? Int(error.line),
        column: error.int2 > 0 ? Int(error.int2) : nil,
        names: [error.str1, error.str2].compactMap { $0.map { String(cString: $0) } }))
  }
}

/// The library's callback where the user pointer is a `FaultList`.
func collectFault(_ user: UnsafeMutableRawPointer?, _ error: xmlErrorPtr?) {
  guard let user, let error else { return }
  Unmanaged<FaultList>.fromOpaque(user).takeUnretainedValue().append(error)
}

/// The library's callback where the user pointer is a parser context that holds a `FaultList`.
func collectParserFault(_ user: UnsafeMutableRawPointer?, _ error: xmlErrorPtr?) {
  let context = user?.assumingMemoryBound(to: xmlParserCtxt.self)
  collectFault(context?.pointee._private, error)
}
