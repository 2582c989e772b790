// What `vitrine build` spends on pictures, without the rest of it: facts, metadata and derivatives.
//
//   derive-benchmark jpeg3|jpeg3webp3 WORKERS OUT PHOTO…

import Dispatch
import Glibc
import Images
import Synchronization

let arguments = CommandLine.arguments
guard arguments.count > 4, let workers = Int(arguments[2]), workers > 0 else {
  print("usage: derive-benchmark jpeg3|jpeg3webp3 WORKERS OUT PHOTO…")
  exit(64)
}
let run = DeriveBenchmark(
  photos: arguments.dropFirst(4).map { PicturePath($0) }, folder: arguments[3],
  withWebP: arguments[1] == "jpeg3webp3")
let started = Atomic(0)
DispatchQueue.concurrentPerform(iterations: workers) { [run] _ in
  while case let index = started.add(1, ordering: .relaxed).oldValue, index < run.photos.count {
    run.derive(run.photos[index])
  }
}

struct DeriveBenchmark: Sendable {
  let photos: [PicturePath]
  let folder: String
  let recipe: DerivativeRecipe

  init(photos: [PicturePath], folder: String, withWebP: Bool) {
    self.photos = photos
    self.folder = folder
    let jpeg = DerivativeEncoding(.jpeg, quality: 80)
    let webp = DerivativeEncoding(.webp, quality: 80, effort: 4)
    recipe = DerivativeRecipe(
      widths: [320, 640, 1280], encodings: withWebP ? [jpeg, webp] : [jpeg])
  }

  func derive(_ photo: PicturePath) {
    do throws(PictureError) {
      let facts = try Pictures.facts(ofFileAt: photo)
      _ = try Pictures.metadata(ofFileAt: photo, format: facts.format)
      _ = try PictureDeriver.derive(photo, recipe) { width, _, format in
        PicturePath("\(folder)/\(photo.stem)-\(width).\(format.fileExtension)")
      }
    } catch {
      print(error.diagnostic(file: photo.text))
    }
  }
}
