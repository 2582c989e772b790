import Diagnostics
import Gallery

extension Command {
  /// Starts a gallery.
  static let new = Command(
    name: "new", summary: "start a gallery: a settings file that explains itself",
    parameters: [
      Parameter(name: "DIR", isRequired: true, help: "the folder of pictures; made if missing")
    ],
    options: [], remarks: ["A gallery needs no settings. What is there is never replaced."]
  ) { arguments, console throws(UsageError) in
    let folder = arguments.positionals[0]
    do throws(StarterError) {
      let path = try GalleryStarter.write(inFolder: folder)
      console.print("Wrote \(path). Put your pictures beside it, then: vitrine build \(folder)\n")
      return .done
    } catch {
      console.report([error.diagnostic])
      return .notDone
    }
  }
}
