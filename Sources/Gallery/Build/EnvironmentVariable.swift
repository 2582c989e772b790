import Glibc

/// What the process was told by its environment.
enum EnvironmentVariable {
  /// A variable's value; `nil` where it is not set.
  static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
