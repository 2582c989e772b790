import Diagnostics
import Gallery

/// Runs the command line and returns its exit status.
public func runVitrine(arguments: [String]) -> Int32 {
  run(arguments, .standard).rawValue
}

/// Finds the command and runs it; this is where what is wrong with a command line becomes words.
func run(_ arguments: [String], _ console: Console) -> ExitStatus {
  let name = arguments.first
  do throws(UsageError) {
    switch name {
    case nil, "help", "--help", "-h": return try explain(arguments.dropFirst().first, console)
    case "version", "--version":
      console.print("vitrine \(Vitrine.version)\n")
      return .done
    case let name?:
      return try command(named: name).run(Array(arguments.dropFirst()), console)
    }
  } catch {
    let known = Command.all.first { $0.name == name }
    console.report([error.diagnostic(in: known?.name)])
    return .notDone
  }
}

private func explain(_ name: String?, _ console: Console) throws(UsageError) -> ExitStatus {
  console.print(try name.map(command(named:)).map(Help.text(of:)) ?? Help.overview)
  return .done
}

private func command(named name: String) throws(UsageError) -> Command {
  if let command = Command.all.first(where: { $0.name == name }) { return command }
  let names = Command.all.map(\.name) + ["help", "version"]
  throw UsageError.unknownCommand(name, nearest: nearestName(to: name, among: names))
}
