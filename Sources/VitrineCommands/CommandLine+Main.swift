/// Runs the command line and returns its exit status.
public func runVitrine(arguments: [String]) -> Int32 {
  0
}
