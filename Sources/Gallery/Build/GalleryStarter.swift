import BuildCache
package import Diagnostics

/// The beginning of a gallery: a folder with settings that explain themselves.
package enum GalleryStarter {
  /// Writes the settings into a folder, which is made where it is missing.
  ///
  /// - Returns: the settings file's path.
  /// - Throws: when there are settings already, or they cannot be written.
  package static func write(inFolder folder: String) throws(StarterError) -> String {
    let path = folder.hasSuffix("/") ? "\(folder)gallery.json5" : "\(folder)/gallery.json5"
    do throws(CacheError) { try CacheFolder.make(folder) } catch {
      if case .folderUnusable(_, let number) = error {
        throw StarterError.refused(path: folder, SystemError(number: number))
      }
    }
    do throws(SystemError) {
      try FileBytes.write(Array(GalleryConfiguration.starter.utf8), toNew: path)
    } catch {
      throw error.meansThatItExists
        ? StarterError.settingsExist(path: path) : StarterError.refused(path: path, error)
    }
    return path
  }
}

/// Why a gallery cannot be begun.
package enum StarterError: Error, Hashable, Sendable {
  /// There are settings already.
  case settingsExist(path: String)
  /// The operating system refuses.
  case refused(path: String, SystemError)

  /// The error in words.
  package var diagnostic: Diagnostic {
    switch self {
    case .settingsExist(let path):
      Diagnostic(
        .error, "new.exists", "“\(path)” is there already, and is left as it is",
        solutions: ["edit it, or move it away first"])
    case .refused(let path, let error):
      Diagnostic(.error, "new.refused", "“\(path)” cannot be written: \(error.words)")
    }
  }
}
