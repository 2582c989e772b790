// swift-tools-version: 6.2
import PackageDescription

// Arrows point down only; `ArchitectureTests` proves it from the import lines.
//
//   vitrine → VitrineCommands → Gallery → the borders and the notations → the engine
//
// C libraries come from Debian (`make setup` installs them). SwiftPM prints "prohibited flag(s)"
// for some of their pkg-config files; the flags it drops are not needed.

// MARK: - The engine: no Foundation, compiles to WebAssembly

let engine: [Target] = [
  .target(name: "CollectionLayout"),
  .target(name: "LayoutCSS", dependencies: ["CollectionLayout"]),
]

// MARK: - Borders to C: a module map or a shim each, and one Swift module that may import it

let borders: [Target] = [
  .systemLibrary(name: "CVips", pkgConfig: "gobject-2.0", providers: [.apt(["libvips-dev"])]),
  .target(
    name: "CVipsShims", dependencies: ["CVips"], linkerSettings: [.linkedLibrary("vips")]),
  .target(
    name: "CPhotoShims",
    linkerSettings: ["jpeg", "webp", "webpmux", "lcms2"].map { .linkedLibrary($0) }),
  .target(name: "CExiv2Shims", linkerSettings: [.linkedLibrary("exiv2")]),
  .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
  .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
  .systemLibrary(
    name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
  .target(name: "CRename"),
  .target(
    name: "Images", dependencies: ["CVipsShims", "CPhotoShims", "CExiv2Shims", "Diagnostics"]),
  .target(
    name: "Markup", dependencies: ["CLibXML2", "Diagnostics"], exclude: ["Schema/vitrine.rnc"],
    resources: [.embedInCode("Schema/vitrine.rng")]),
  .target(name: "Markdown", dependencies: ["CCMarkGFM"]),
  .target(name: "BuildCache", dependencies: ["CSQLite", "CXXHash"]),
]

// MARK: - Notations: text in, values with positions out

let notations: [Target] = [
  .target(name: "Diagnostics"),
  .target(name: "JSON5", dependencies: ["Diagnostics"]),
  .target(name: "Mustache", dependencies: ["Diagnostics"]),
  .target(
    name: "LayoutNotation", dependencies: ["JSON5", "Diagnostics", "CollectionLayout"]),
]

// MARK: - The gallery and its command line

let gallery: [Target] = [
  .target(
    name: "DefaultTheme", path: "Templates", exclude: ["README.md"],
    resources: [
      .embedInCode("pages"), .embedInCode("partials"), .embedInCode("codes.css"),
      .embedInCode("theme.css"),
    ]),
  .target(
    name: "Gallery",
    dependencies: [
      "Diagnostics", "JSON5", "LayoutNotation", "Mustache", "Markdown", "Markup", "Images",
      "BuildCache", "CRename", "CollectionLayout", "LayoutCSS", "DefaultTheme",
    ]),
  .target(
    name: "VitrineCommands",
    dependencies: [
      "Gallery", "Markup", "LayoutNotation", "LayoutCSS", "CollectionLayout", "Diagnostics",
    ]),
  .executableTarget(name: "vitrine", dependencies: ["VitrineCommands"]),
]

// MARK: - Tests: a folder a module, plus TestSupport

func tests(_ module: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(module)Tests",
    dependencies: [.target(name: module), "TestSupport"] + dependencies)
}

let suites: [Target] = [
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  tests("Diagnostics"),
  tests("JSON5", ["Diagnostics"]),
  tests("Mustache", ["Diagnostics", "JSON5"]),
  tests("Markdown"),
  tests("Markup", ["Diagnostics"]),
  tests("Images"),
  tests("BuildCache"),
  tests("CollectionLayout"),
  tests("LayoutCSS", ["CollectionLayout"]),
  tests("LayoutNotation", ["JSON5", "CollectionLayout", "Diagnostics"]),
  tests(
    "Gallery", ["Diagnostics", "Images", "Markdown", "Markup", "CollectionLayout", "LayoutCSS"]),
  tests("VitrineCommands", ["Gallery", "Diagnostics"]),
  .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
  // Writes the pages that Tests/Browser/layout_measure.py measures.
  .executableTarget(
    name: "layout-pages", dependencies: ["CollectionLayout", "LayoutCSS"],
    path: "Tests/Browser/LayoutPages"),
  .executableTarget(
    name: "derive-benchmark", dependencies: ["Images"], path: "Benchmarks/derive-benchmark"),
]

let package = Package(
  name: "vitrine",
  products: [
    .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
    .library(name: "LayoutCSS", targets: ["LayoutCSS"]),
    .executable(name: "vitrine", targets: ["vitrine"]),
  ],
  targets: engine + borders + notations + gallery + suites,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11,
  cxxLanguageStandard: .cxx17
)

// One loop sets what every Swift target is held to.
let cTargets: Set = ["CRename", "CVipsShims", "CPhotoShims", "CExiv2Shims"]
for target in package.targets where target.type != .system && !cTargets.contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
