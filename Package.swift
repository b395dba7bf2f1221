// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// The four wings of the house, each a folder in `Sources` and `Tests`. A room uses rooms of its
/// own wing and of those above it.
enum Wing: String {
  case drawing = "Drawing"
  case inspection = "Inspection"
  case documents = "Documents"
  case tool = "Tool"
}

func room(
  _ name: String, in wing: Wing, uses: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: uses, path: "Sources/\(wing.rawValue)/\(name)", exclude: exclude,
    resources: resources, swiftSettings: swift + settings)
}

func executable(_ name: String, in wing: Wing, uses: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: uses, path: "Sources/\(wing.rawValue)/\(name)", swiftSettings: swift)
}

/// A library of the system, found by pkg-config where that knows it.
func system(
  _ name: String, in wing: Wing, pkgConfig: String? = nil, apt: String, brew: String
) -> Target {
  .systemLibrary(
    name: name, path: "Sources/\(wing.rawValue)/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

func tests(_ name: String, in wing: Wing, use rooms: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: rooms, path: "Tests/\(wing.rawValue)/\(name)",
    swiftSettings: swift + plain)
}

/// `Scripts/test.sh` optimises what is tested, but not the tests, which run once: that halves the
/// time to compile them. A package that depends on this one never sees these flags.
let plain: [SwiftSetting] =
  Context.environment["PLAIN_TESTS"] == nil
  ? [] : [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])]

/// Whether the library is documented, which needs the plugin of DocC:
/// `SWEEPHAND_DOCC=1 swift package generate-documentation --target Sweephand --exclude-extended-types`.
/// The Swift Package Index does it too, but not where it builds a package that depends on this one.
let isDocumented =
  Context.environment["SWEEPHAND_DOCC"] != nil
  || Context.environment["SPI_BUILDER"] != nil && !Context.packageDirectory.contains("/checkouts/")

/// The plugin knows a module's own symbols alone. The compiler also knows those that `Sweephand` exports
/// of other rooms, and writes them into the catalog.
let symbols: [SwiftSetting] =
  isDocumented
  ? [
    .unsafeFlags([
      "-emit-symbol-graph", "-emit-symbol-graph-dir",
      "\(Context.packageDirectory)/Sources/Drawing/Sweephand/Sweephand.docc/Symbols",
    ])
  ] : []

/// A product of another package, which only those fetch who build the tool.
func product(_ name: String, of package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Tool"]))
}

/// A library of the system that only those need who build pixels and films.
func media(_ name: String) -> Target.Dependency {
  .target(name: name, condition: .when(traits: ["Media"]))
}

/// The documents in `templates/`, each of which becomes part of the program.
let templates = [
  "speedometer", "speedometer-artwork", "tachometer", "compass", "altimeter", "barometer",
  "vu-meter", "ring", "knob", "knob-endless", "wheel", "countdown", "dashboard", "world-clock",
  "clock", "clock-minimal", "clock-station", "clock-roman", "line-graph", "sparkline",
  "thermometer", "battery", "kpi", "kpi-card", "rings", "steps", "radial-bars", "wind-rose",
  "thermostat", "attitude", "tapes", "tank",
  "pressure", "speedometer-vintage", "chronograph", "clock-bauhaus", "moon-phase",
  "led-bridge", "fuel", "clock-small-seconds", "ev-cluster",
  "odometer", "split-flap", "nixie", "timer",
]

/// The pictures that they name.
let pictures = ["speedometer-face", "speedometer-needle", "speedometer-wheel"]

let drawing: [Target] = [
  room("SweepGeometry", in: .drawing),
  room("SweepValues", in: .drawing, uses: ["SweepGeometry"]),
  room("SweepType", in: .drawing, uses: ["SweepGeometry"]),
  room("SweepScene", in: .drawing, uses: ["SweepType", "SweepValues", "SweepGeometry"]),
  room("SweepTimeline", in: .drawing, uses: ["SweepScene", "SweepGeometry"]),
  room(
    "SweepSVG", in: .drawing,
    uses: ["SweepTimeline", "SweepScene", "SweepType", "SweepGeometry"]),
  room("SweepDials", in: .drawing, uses: ["SweepScene", "SweepType", "SweepGeometry"]),
  room(
    "SweepRuntime", in: .drawing, exclude: ["dial.js", "sweephand-dial.js"],
    resources: ["dial", "sweephand-dial"].map { .embedInCode("\($0).min.js") }),
  room(
    "Sweephand", in: .drawing,
    uses: [
      "SweepRuntime", "SweepDials", "SweepSVG", "SweepTimeline", "SweepScene", "SweepType",
      "SweepGeometry",
    ], settings: symbols),
]

let inspection: [Target] = [
  system(
    "CLibXML2", in: .inspection, pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
  room("SweepDiagnostics", in: .inspection),
  room("SweepReports", in: .inspection, uses: ["SweepDiagnostics", "SweepGeometry"]),
  room("SweepVocabulary", in: .inspection, uses: ["SweepValues"]),
  room("SweepXML", in: .inspection, uses: ["CLibXML2", "SweepValues"]),
  room(
    "SweepValidation", in: .inspection,
    uses: ["SweepXML", "SweepVocabulary", "SweepDiagnostics", "SweepValues", "SweepGeometry"]),
  room(
    "SweepDiff", in: .inspection,
    uses: ["SweepXML", "SweepVocabulary", "SweepDiagnostics", "SweepValues", "SweepGeometry"],
    resources: ["html", "css", "js"].map { .embedInCode("Formats/Page/page.\($0)") }),
]

let documents: [Target] = [
  system("CYAML", in: .documents, pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
  .target(
    name: "TemplateLibrary", path: "templates", exclude: ["template.schema.json"],
    resources: templates.map { .embedInCode("\($0).yaml") }
      + pictures.map { .embedInCode("artwork/\($0).svg") },
    swiftSettings: swift),
  system(
    "CHarfBuzz", in: .documents, pkgConfig: "harfbuzz-subset", apt: "libharfbuzz-dev",
    brew: "harfbuzz"),
  room("SweepFonts", in: .documents, uses: ["CHarfBuzz", "SweepType", "SweepGeometry"]),
  room(
    "SweepArtwork", in: .documents,
    uses: ["SweepXML", "SweepVocabulary", "SweepScene", "SweepValues", "SweepGeometry"]),
  room(
    "SweepTemplates", in: .documents,
    uses: [
      "CYAML", "TemplateLibrary", "SweepArtwork", "SweepDiagnostics", "SweepDials", "SweepScene",
      "SweepType", "SweepValues", "SweepGeometry",
    ]),
  room("SweepFilm", in: .documents),
  room(
    "SweepRender", in: .documents,
    uses: [
      "SweepFilm", "SweepTemplates", "SweepDiagnostics", "Sweephand", "SweepDials", "SweepSVG",
      "SweepTimeline", "SweepScene", "SweepGeometry",
    ]),
  system(
    "CLibRSVG", in: .documents, pkgConfig: "librsvg-2.0", apt: "librsvg2-dev", brew: "librsvg"),
  system("CLibPNG", in: .documents, pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
  system("CLibWebP", in: .documents, pkgConfig: "libwebpmux", apt: "libwebp-dev", brew: "webp"),
  system("CGIFLib", in: .documents, apt: "libgif-dev", brew: "giflib"),
  room(
    "SweepMedia", in: .documents,
    uses: [
      "SweepFilm", "SweepGeometry", media("CLibRSVG"), media("CLibPNG"), media("CLibWebP"),
      media("CGIFLib"),
    ]),
]

let tool: [Target] = [
  system("CZlib", in: .tool, pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
  room("SweepFiles", in: .tool, uses: ["SweepDiagnostics"]),
  room(
    "SweepChecks", in: .tool,
    uses: [
      "SweepFiles", "SweepRender", "SweepTemplates", "SweepDiff", "SweepValidation", "SweepReports",
      "SweepDiagnostics", "SweepXML", "SweepGeometry",
    ]),
  room("SweepStudio", in: .tool, uses: ["SweepFilm", "SweepFiles", "SweepGeometry"]),
  executable("SweephandMedia", in: .tool, uses: ["SweepMedia", "SweepFilm"]),
  room(
    "SweepBatch", in: .tool,
    uses: [
      "CZlib", "SweepFiles", "SweepRender", "SweepTemplates", "SweepDiagnostics", "SweepGeometry",
    ]),
  room("SweepHTTP", in: .tool, uses: ["CZlib", product("HTTPTypes", of: "swift-http-types")]),
  room(
    "SweepEndpoint", in: .tool,
    uses: [
      "SweepHTTP", "SweepStudio", "SweepRender", "SweepFilm", "SweepFonts", "SweepTemplates",
      "SweepDiagnostics", "SweepDials", "SweepSVG", "SweepScene", "SweepType", "SweepGeometry",
      product("HTTPTypes", of: "swift-http-types"),
    ]),
  room(
    "SweepServer", in: .tool,
    uses: [
      "SweepHTTP", "SweepGeometry",
      product("HTTPTypes", of: "swift-http-types"),
      product("HummingbirdCore", of: "hummingbird"),
      product("Logging", of: "swift-log"),
      product("NIOCore", of: "swift-nio"),
      product("NIOExtras", of: "swift-nio-extras"),
      product("NIOHTTP1", of: "swift-nio"),
      product("NIOHTTPTypes", of: "swift-nio-extras"),
      product("NIOPosix", of: "swift-nio"),
      product("ServiceLifecycle", of: "swift-service-lifecycle"),
      product("UnixSignals", of: "swift-service-lifecycle"),
    ]),
  room(
    "SweepPreview", in: .tool,
    uses: [
      "SweepEndpoint", "SweepHTTP", "SweepStudio", "SweepFiles", "SweepRender", "SweepFilm",
      "SweepTemplates", "SweepValidation", "SweepDiff", "SweepDiagnostics", "SweepDials",
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
      "SweepFiles", "SweepRender", "SweepFilm", "SweepFonts", "SweepType", "SweepTemplates",
      "SweepDiff",
      "SweepValidation", "SweepReports",
      "SweepDiagnostics",
      "SweepXML", "SweepSVG", "SweepDials", "SweepScene", "SweepTimeline", "SweepRuntime",
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
  .testTarget(
    name: "TestSupportTests", dependencies: ["TestSupport"],
    path: "Tests/Support/TestSupportTests", swiftSettings: swift + plain),
  // Parts as a program that uses the library writes them: what is for the package is not for them.
  .target(
    name: "OwnParts", dependencies: ["Sweephand"], path: "Tests/Support/OwnParts",
    packageAccess: false),
  // The manifest, the tree of folders and the pages about them.
  .testTarget(
    name: "HouseTests", dependencies: ["TestSupport"], path: "Tests/Support/HouseTests",
    swiftSettings: swift + plain),

  tests("SweepGeometryTests", in: .drawing, use: ["SweepGeometry", "TestSupport"]),
  tests("SweepValuesTests", in: .drawing, use: ["SweepValues", "SweepGeometry", "TestSupport"]),
  tests("SweepTypeTests", in: .drawing, use: ["SweepType", "SweepGeometry", "TestSupport"]),
  tests("SweepSceneTests", in: .drawing, use: ["SweepScene", "SweepGeometry", "TestSupport"]),
  tests(
    "SweepSVGTests", in: .drawing,
    use: [
      "SweepSVG", "SweepTimeline", "SweepScene", "SweepGeometry", "SweepValidation",
      "SweepType", "SweepDiagnostics", "SweepXML",
      "TestSupport",
    ]),
  tests(
    "SweepTimelineTests", in: .drawing,
    use: ["SweepTimeline", "SweepScene", "SweepGeometry", "TestSupport"]),
  tests(
    "SweepDialsTests", in: .drawing,
    use: ["SweepDials", "SweepScene", "SweepType", "SweepGeometry"]),
  tests(
    "OwnPartTests", in: .drawing, use: ["OwnParts", "Sweephand", "SweepRuntime", "TestSupport"]),

  tests("SweepDiagnosticsTests", in: .inspection, use: ["SweepDiagnostics"]),
  tests("SweepReportsTests", in: .inspection, use: ["SweepReports", "SweepDiagnostics"]),
  tests("SweepVocabularyTests", in: .inspection, use: ["SweepVocabulary", "SweepValues"]),
  tests("SweepXMLTests", in: .inspection, use: ["SweepXML", "CLibXML2", "TestSupport"]),
  tests(
    "SweepValidationTests", in: .inspection,
    use: [
      "SweepValidation", "SweepVocabulary", "SweepDiagnostics", "SweepXML", "TestSupport",
    ]),
  tests(
    "SweepDiffTests", in: .inspection,
    use: ["SweepDiff", "SweepXML", "SweepVocabulary", "SweepValues", "TestSupport"]),

  tests(
    "SweepArtworkTests", in: .documents,
    use: ["SweepArtwork", "SweepSVG", "SweepScene", "SweepGeometry", "TestSupport"]),
  tests(
    "SweepFontsTests", in: .documents,
    use: [
      "SweepFonts", "SweepRender", "SweepTemplates", "SweepValidation", "SweepDiagnostics",
      "SweepDials", "SweepSVG", "SweepTimeline", "SweepScene", "SweepType", "SweepGeometry",
      "TestSupport",
    ]),
  tests(
    "SweepTemplatesTests", in: .documents,
    use: [
      "SweepTemplates", "SweepDiagnostics", "SweepArtwork", "Sweephand", "SweepDials", "SweepSVG",
      "SweepTimeline", "SweepScene", "SweepType", "SweepGeometry", "TemplateLibrary",
      "TestSupport",
    ]),
  tests("SweepFilmTests", in: .documents, use: ["SweepFilm"]),
  tests(
    "SweepRenderTests", in: .documents,
    use: [
      "SweepRender", "SweepFilm", "SweepTemplates", "SweepDiagnostics", "Sweephand", "SweepDials",
      "SweepSVG", "SweepGeometry",
      "SweepScene",
    ]),
  tests(
    "SampleTests", in: .documents,
    use: [
      "SweepTemplates", "SweepValidation", "SweepDiagnostics", "SweepRuntime", "SweepXML",
      "SweepSVG", "SweepTimeline", "SweepDials", "SweepScene", "SweepGeometry", "TestSupport",
    ]),
  // The model and the writer against each other in three browsers.
  tests(
    "OracleTests", in: .documents,
    use: [
      "SweepSVG", "SweepTimeline", "SweepScene", "SweepGeometry", "SweepDials", "SweepTemplates",
      "SweepRuntime", "TestSupport",
    ]),

  tests(
    "SweepEndpointTests", in: .tool,
    use: [
      "SweepEndpoint", "SweepHTTP", "SweepRender", "SweepTemplates", "SweepSVG",
      product("HTTPTypes", of: "swift-http-types"),
    ]),
  tests(
    "SweepPreviewTests", in: .tool,
    use: [
      "SweepPreview", "SweepHTTP", "SweepTemplates", "TestSupport",
      product("HTTPTypes", of: "swift-http-types"),
    ]),
  tests("SweepBatchTests", in: .tool, use: ["SweepBatch", "TestSupport"]),
  tests(
    "SweepChecksTests", in: .tool,
    use: [
      "SweepChecks", "SweepFiles", "SweepDiff", "SweepValidation", "SweepReports",
      "SweepDiagnostics", "SweepXML", "TestSupport",
    ]),
  // The tests run the program, which is built because they depend on it.
  tests("CommandTests", in: .tool, use: ["SweephandCommand", "TestSupport"]),
]

let package = Package(
  name: "sweephand",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Sweephand", targets: ["Sweephand"]),
    .library(name: "SweepArtwork", targets: ["SweepArtwork"]),
    .library(name: "SweepFonts", targets: ["SweepFonts"]),
    .library(name: "SweepRuntime", targets: ["SweepRuntime"]),
    .library(name: "SweepTemplates", targets: ["SweepTemplates", "SweepDiagnostics"]),
    .library(name: "SweepRender", targets: ["SweepRender"]),
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
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
  ]
    + (isDocumented
      ? [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")] : []),
  targets: drawing + inspection + documents + tool + testing
)
