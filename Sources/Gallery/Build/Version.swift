/// The tool itself.
package enum Vitrine {
  /// Its version, as people and the cache know it.
  package static let version = "0.1.0"
}
