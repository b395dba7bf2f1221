// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// The four layers, each a folder in `Sources` and `Tests`. A target uses targets of its own layer
/// and of the layers above it.
enum Layer: String {
  case drawing = "Drawing"
  case inspection = "Inspection"
  case documents = "Documents"
  case tool = "Tool"
}

func target(
  _ name: String, in layer: Layer, uses: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: uses, path: "Sources/\(layer.rawValue)/\(name)", exclude: exclude,
    resources: resources, swiftSettings: swift + settings)
}

func executable(_ name: String, in layer: Layer, uses: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: uses, path: "Sources/\(layer.rawValue)/\(name)", swiftSettings: swift)
}

/// A library of the system, found by pkg-config where one is named.
func system(
  _ name: String, in layer: Layer, pkgConfig: String? = nil, apt: String, brew: String
) -> Target {
  .systemLibrary(
    name: name, path: "Sources/\(layer.rawValue)/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// The tests of a layer's targets, in a folder for each.
func tests(
  _ name: String, of layer: Layer, use targets: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: targets, path: "Tests/\(layer.rawValue)", exclude: exclude,
    swiftSettings: swift + plain)
}

/// Flags for the tests in `Scripts/test.sh`, which optimises the sources but not the tests: that
/// halves the time to compile them. A package that depends on this one never sees these flags.
let plain: [SwiftSetting] =
  Context.environment["PLAIN_TESTS"] == nil
  ? [] : [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])]

/// Whether the library's documentation is built, which requires the plugin of DocC:
/// `SWEEPHAND_DOCC=1 swift package generate-documentation --target Sweephand --exclude-extended-types`.
/// The Swift Package Index sets it too, but not while it builds a package that depends on this one.
let isDocumented =
  Context.environment["SWEEPHAND_DOCC"] != nil
  || Context.environment["SPI_BUILDER"] != nil && !Context.packageDirectory.contains("/checkouts/")

/// The plugin sees only a module's own symbols. The compiler also writes those that `Sweephand` exports
/// from other targets into the catalog.
let symbols: [SwiftSetting] =
  isDocumented
  ? [
    .define("DOCUMENTATION"),
    .unsafeFlags([
      "-emit-symbol-graph", "-emit-symbol-graph-dir",
      "\(Context.packageDirectory)/Sources/Drawing/Sweephand/Sweephand.docc/Symbols",
    ]),
  ] : []

/// A product of another package, fetched only to build the tool.
func product(_ name: String, of package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Tool"]))
}

/// A library of the system, linked only to build pixels and films.
func media(_ name: String) -> Target.Dependency {
  .target(name: name, condition: .when(traits: ["Media"]))
}

let drawing: [Target] = [
  target("SweepDiagnostics", in: .drawing),
  target("SweepGeometry", in: .drawing),
  target("SweepValues", in: .drawing, uses: ["SweepGeometry"]),
  target("SweepType", in: .drawing, uses: ["SweepGeometry"]),
  target("SweepScene", in: .drawing, uses: ["SweepType", "SweepValues", "SweepGeometry"]),
  target("SweepTimeline", in: .drawing, uses: ["SweepScene", "SweepGeometry"]),
  target(
    "SweepSVG", in: .drawing,
    uses: ["SweepTimeline", "SweepScene", "SweepType", "SweepGeometry"]),
  target("SweepDials", in: .drawing, uses: ["SweepScene", "SweepType", "SweepGeometry"]),
  target(
    "SweepTemplates", in: .drawing,
    uses: [
      "SweepDiagnostics", "SweepDials", "SweepScene", "SweepType", "SweepValues", "SweepGeometry",
    ]),
  target(
    "SweepRuntime", in: .drawing, uses: ["SweepDials", "SweepSVG"],
    exclude: ["dial.js", "sweephand-dial.js", "server.js"],
    resources: ["dial.min.js", "sweephand-dial.min.js", "sweephand-dial.d.ts"].map {
      .embedInCode($0)
    }),
  target(
    "Sweephand", in: .drawing,
    uses: [
      "SweepTemplates", "SweepDiagnostics", "SweepRuntime", "SweepDials", "SweepSVG",
      "SweepTimeline", "SweepScene", "SweepType", "SweepGeometry",
    ], settings: symbols),
]

let inspection: [Target] = [
  system(
    "CLibXML2", in: .inspection, pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
  target(
    "SweepReports", in: .inspection, uses: ["SweepDiagnostics", "SweepGeometry"]),
  target("SweepVocabulary", in: .inspection, uses: ["SweepValues"]),
  target("SweepXML", in: .inspection, uses: ["CLibXML2", "SweepValues"]),
  target(
    "SweepValidation", in: .inspection,
    uses: ["SweepXML", "SweepVocabulary", "SweepDiagnostics", "SweepValues", "SweepGeometry"]),
  target(
    "SweepDiff", in: .inspection,
    uses: ["SweepXML", "SweepVocabulary", "SweepDiagnostics", "SweepValues", "SweepGeometry"],
    resources: ["html", "css", "js"].map { .embedInCode("Formats/Page/page.\($0)") }),
]

let documents: [Target] = [
  system("CYAML", in: .documents, pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
  system(
    "CHarfBuzz", in: .documents, pkgConfig: "harfbuzz-subset", apt: "libharfbuzz-dev",
    brew: "harfbuzz"),
  target("SweepFonts", in: .documents, uses: ["CHarfBuzz", "SweepType", "SweepGeometry"]),
  system("CZlib", in: .documents, pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
  target(
    "SweepArtwork", in: .documents,
    uses: [
      "CZlib", "SweepValidation", "SweepXML", "SweepVocabulary", "SweepScene", "SweepValues",
      "SweepGeometry",
    ]),
  target(
    "SweepMotion", in: .documents,
    uses: [
      "SweepArtwork", "SweepValidation", "SweepXML", "SweepVocabulary", "SweepDiagnostics",
      "SweepScene", "SweepValues", "SweepGeometry",
    ]),
  target(
    "SweepYAML", in: .documents,
    uses: [
      "CYAML", "SweepArtwork", "SweepTemplates", "SweepDiagnostics", "SweepScene", "SweepGeometry",
    ]),
  target("SweepFilm", in: .documents),
  target(
    "SweepRender", in: .documents,
    uses: [
      "SweepYAML", "SweepFilm", "SweepMotion", "SweepArtwork", "SweepTemplates",
      "SweepDiagnostics", "SweepRuntime", "SweepDials", "SweepSVG", "SweepTimeline", "SweepScene",
      "SweepXML", "SweepValues", "SweepGeometry",
    ]),
  system(
    "CLibRSVG", in: .documents, pkgConfig: "librsvg-2.0", apt: "librsvg2-dev", brew: "librsvg"),
  system("CLibPNG", in: .documents, pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
  system("CLibWebP", in: .documents, pkgConfig: "libwebpmux", apt: "libwebp-dev", brew: "webp"),
  system("CGIFLib", in: .documents, apt: "libgif-dev", brew: "giflib"),
  target(
    "SweepMedia", in: .documents,
    uses: [
      "SweepFilm", "SweepValues", "SweepGeometry", media("CLibRSVG"), media("CLibPNG"),
      media("CLibWebP"),
      media("CGIFLib"),
    ]),
]

let tool: [Target] = [
  target("SweepFiles", in: .tool, uses: ["SweepDiagnostics"]),
  target(
    "SweepChecks", in: .tool,
    uses: [
      "SweepFiles", "SweepRender", "SweepMotion", "SweepTemplates", "SweepFonts", "SweepType",
      "SweepDiff",
      "SweepValidation", "SweepReports", "SweepDiagnostics", "SweepXML", "SweepGeometry",
    ]),
  target("SweepStudio", in: .tool, uses: ["SweepFilm", "SweepFiles", "SweepGeometry"]),
  executable("SweephandMedia", in: .tool, uses: ["SweepMedia", "SweepFilm"]),
  target(
    "SweepBatch", in: .tool,
    uses: [
      "CZlib", "SweepFiles", "SweepRender", "SweepTemplates", "SweepDiagnostics", "SweepGeometry",
    ]),
  target("SweepHTTP", in: .tool, uses: ["CZlib", product("HTTPTypes", of: "swift-http-types")]),
  target(
    "SweepEndpoint", in: .tool,
    uses: [
      "SweepHTTP", "SweepStudio", "SweepRender", "SweepFilm", "SweepFonts", "SweepYAML",
      "SweepTemplates",
      "SweepDiagnostics", "SweepDials", "SweepSVG", "SweepScene", "SweepType", "SweepGeometry",
      product("HTTPTypes", of: "swift-http-types"),
    ]),
  target(
    "SweepServer", in: .tool,
    uses: [
      "SweepHTTP", "SweepFiles", "SweepGeometry",
      product("HTTPTypes", of: "swift-http-types"),
      product("NIOCore", of: "swift-nio"),
      product("NIOHTTP1", of: "swift-nio"),
      product("NIOPosix", of: "swift-nio"),
    ]),
  target(
    "SweepPreview", in: .tool,
    uses: [
      "SweepEndpoint", "SweepHTTP", "SweepStudio", "SweepFiles", "SweepRender", "SweepMotion",
      "SweepFilm", "SweepType", "SweepYAML", "SweepTemplates", "SweepValidation", "SweepDiff",
      "SweepDiagnostics",
      "SweepArtwork", "SweepDials",
      "SweepSVG", "SweepScene",
      "SweepXML", "SweepGeometry",
      product("HTTPTypes", of: "swift-http-types"),
    ],
    exclude: ["Page"],
    resources: ["html", "css", "js"].map { .embedInCode("Assets/page.\($0)") }),
  executable(
    "SweephandCommand", in: .tool,
    uses: [
      "SweepServer", "SweepPreview", "SweepEndpoint", "SweepHTTP", "SweepStudio", "SweepBatch",
      "SweepChecks",
      "SweepFiles", "SweepRender", "SweepMotion", "SweepFilm", "SweepFonts", "SweepType",
      "SweepYAML",
      "SweepTemplates",
      "SweepArtwork",
      "SweepDiff",
      "SweepValidation", "SweepReports",
      "SweepDiagnostics",
      "SweepXML", "SweepSVG", "SweepDials", "SweepScene", "SweepTimeline", "SweepRuntime",
      "SweepGeometry",
      product("ArgumentParser", of: "swift-argument-parser"),
    ]),
]

let testing: [Target] = [
  .target(
    name: "TestSupport",
    dependencies: [
      "SweepScene", product("Subprocess", of: "swift-subprocess"),
      product("SystemPackage", of: "swift-system"),
    ],
    path: "Tests/Support/TestSupport", swiftSettings: swift),
  // Names of the frameworks that programs import beside Sweephand.
  .target(name: "Neighbors", path: "Tests/Support/Neighbors"),
  // Parts written as a user of the library writes them, without access to `package` symbols.
  .target(
    name: "OwnParts", dependencies: ["Neighbors", "Sweephand"], path: "Tests/Support/OwnParts",
    packageAccess: false),
  // The five dials of docs/tutorials/ios.md, as a user of the library writes them.
  .target(
    name: "Tutorials", dependencies: ["Sweephand"], path: "Tests/Support/Tutorials",
    exclude: ["Pictures"], packageAccess: false),
  // The pictures that the tests in browsers show, and the values that they expect.
  .executableTarget(
    name: "BrowserCases",
    dependencies: [
      "OwnParts", "Sweephand", "SweepArtwork", "SweepDiagnostics", "SweepDials", "SweepFonts",
      "SweepGeometry", "SweepRuntime", "SweepSVG", "SweepScene", "SweepTemplates", "SweepTimeline",
      "SweepType", "SweepValidation", "SweepYAML", "TestSupport", "Tutorials",
    ],
    path: "Tests/Support/BrowserCases", swiftSettings: swift),
  // The manifest, the folder tree, the pages about them and the support of tests.
  .testTarget(
    name: "StructureTests", dependencies: ["TestSupport"], path: "Tests/Support/StructureTests",
    swiftSettings: swift + plain),

  tests(
    "DrawingTests", of: .drawing,
    use: [
      "OwnParts",
      "Tutorials",
      "SweepValidation",
      "SweepXML",
      "Sweephand",
      "SweepDials",
      "SweepSVG",
      "SweepTimeline",
      "SweepScene",
      "SweepType",
      "SweepValues",
      "SweepGeometry",
      "SweepDiagnostics",
      "TestSupport",
    ]),
  tests(
    "InspectionTests", of: .inspection,
    use: [
      "SweepDiff",
      "SweepValidation",
      "SweepXML",
      "SweepVocabulary",
      "SweepReports",
      "CLibXML2",
      "SweepValues",
      "SweepDiagnostics",
      "TestSupport",
    ]),
  tests(
    "DocumentTests", of: .documents,
    use: [
      "BrowserCases",
      "SweepRender",
      "SweepFilm",
      "SweepYAML",
      "SweepArtwork",
      "SweepMotion",
      "SweepFonts",
      "SweepValidation",
      "SweepXML",
      "Sweephand",
      "SweepRuntime",
      "SweepTemplates",
      "SweepDials",
      "SweepSVG",
      "SweepTimeline",
      "SweepScene",
      "SweepType",
      "SweepGeometry",
      "SweepValues",
      "SweepDiagnostics",
      "TestSupport",
    ]),
  // The tests run the program; the dependency builds it.
  tests(
    "ToolTests", of: .tool,
    use: [
      "SweephandCommand",
      "SweepPreview",
      "SweepEndpoint",
      "SweepHTTP",
      "SweepBatch",
      "SweepChecks",
      "SweepFiles",
      "SweepRender",
      "SweepYAML",
      "SweepDiff",
      "SweepValidation",
      "SweepXML",
      "SweepReports",
      "SweepTemplates",
      "SweepSVG",
      "SweepDials",
      "SweepDiagnostics",
      "TestSupport",
      product("HTTPTypes", of: "swift-http-types"),
    ], exclude: ["BrowserTests", "DistTests"]),
]

let package = Package(
  name: "sweephand",
  platforms: [
    .macOS(.v14), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "Sweephand", targets: ["Sweephand"]),
    .library(name: "SweepArtwork", targets: ["SweepArtwork"]),
    .library(name: "SweepFonts", targets: ["SweepFonts"]),
    .library(name: "SweepRuntime", targets: ["SweepRuntime"]),
    .library(name: "SweepTemplates", targets: ["SweepTemplates", "SweepDiagnostics"]),
    .library(name: "SweepYAML", targets: ["SweepYAML"]),
    .library(name: "SweepRender", targets: ["SweepRender"]),
    .library(name: "SweepMotion", targets: ["SweepMotion", "SweepXML", "SweepDiagnostics"]),
    .library(name: "SweepValidation", targets: ["SweepValidation", "SweepXML"]),
    .library(name: "SweepDiff", targets: ["SweepDiff"]),
    .library(name: "SweepServer", targets: ["SweepServer", "SweepEndpoint", "SweepHTTP"]),
    .library(name: "SweepMedia", targets: ["SweepMedia", "SweepFilm"]),
    .executable(name: "sweephand", targets: ["SweephandCommand"]),
    .executable(name: "sweephand-media", targets: ["SweephandMedia"]),
  ],
  traits: [
    .trait(name: "Tool", description: "The command line, the server and the preview."),
    .trait(name: "Media", description: "Pixels, films and PDF, drawn by libraries of the system."),
    .default(enabledTraits: ["Tool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
  ]
    + (isDocumented
      ? [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")] : []),
  targets: drawing + inspection + documents + tool + testing
)
