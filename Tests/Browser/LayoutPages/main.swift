import Foundation

// Writes pages of representative layouts, and the frames to be measured on them:
//
//   layout-pages OUT [--every STEP]

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  print("usage: layout-pages OUT [--every STEP]")
  exit(64)
}
let step = arguments.count >= 4 ? Int(arguments[3]) ?? 160 : 160
let folder = URL(filePath: arguments[1])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for layout in SampleLayout.all {
  try LayoutPage(layout, widthStep: step).write(to: folder)
}
