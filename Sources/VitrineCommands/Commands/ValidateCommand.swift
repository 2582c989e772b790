import Diagnostics
import Markup

extension Command {
  /// Checks a built site.
  static let validate = Command(
    name: "validate", summary: "check every page and link of a built site",
    parameters: [Parameter(name: "DIR", isRequired: true, help: "the folder of the site")],
    options: [], remarks: ["Any site of static pages will do, whoever made it."]
  ) { arguments, console throws(UsageError) in
    do throws(MarkupError) {
      let findings = try SiteCheck.findings(inDirectory: arguments.positionals[0])
      console.report(findings.map { $0.diagnostic() })
      console.print(findings.isEmpty ? "No faults found.\n" : "\(findings.count) faults found.\n")
      return findings.isEmpty ? .done : .doneWithWarnings
    } catch {
      console.report([error.diagnostic])
      return .notDone
    }
  }
}
