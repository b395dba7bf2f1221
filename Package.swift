// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// The documents in `templates/`, each of which becomes part of the program.
let templates = [
  "speedometer", "speedometer-artwork", "tachometer", "compass", "altimeter", "barometer",
  "vu-meter", "ring", "knob", "wheel", "countdown", "dashboard", "world-clock", "clock",
  "clock-minimal", "clock-station", "clock-roman", "line-graph", "sparkline", "thermometer",
  "battery",
]

/// The pictures that they name.
let pictures = ["speedometer-face", "speedometer-needle", "speedometer-wheel"]

/// The files of the page of `sweephand preview`.
let pages = [
  "bench/bench.js", "bench/clock.js", "bench/header.js", "bench/help.js", "bench/keys.js",
  "bench/moving.js", "bench/panels.css", "bench/scheme.js", "bench/segmented.js",
  "bench/stage.js", "bench/toast.js", "bench/toolbar.js", "compare/compare.css",
  "compare/compare.js", "compare/comparison.js", "controls/controls.css", "controls/controls.js",
  "controls/fields.js", "controls/inputs.js", "controls/ranges.js", "controls/themes.js",
  "copying/copy.css", "copying/copy.js", "copying/data-uri.js", "copying/download.js",
  "copying/film.js", "copying/forms.js", "copying/jsx.js", "copying/markup.js",
  "copying/raster.js", "copying/save.css", "copying/save.js", "copying/variants.js",
  "copying/web-component.js", "embeds/embeds.css", "embeds/embeds.js", "gallery/gallery.css",
  "gallery/gallery.js", "ground/address.js", "ground/api.js", "ground/coalesced.js",
  "ground/dom.js", "ground/layout.css", "ground/main.js", "ground/nothing.js",
  "ground/redraw.js", "ground/store.js", "ground/tokens.css", "index.html",
  "inspector/inspector.css", "inspector/inspector.js", "inspector/layers.js",
  "inspector/outline.js", "inspector/source.js", "inspector/tree.js", "timeline/rows.js",
  "timeline/timeline.css", "timeline/timeline.js", "timeline/timing.js",
]

let package = Package(
  name: "sweephand",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Sweephand", targets: ["Sweephand"]),
    .library(name: "SweepArtwork", targets: ["SweepArtwork"]),
    .library(name: "SweepRuntime", targets: ["SweepRuntime"]),
    .library(name: "SweepTemplates", targets: ["SweepTemplates", "SweepDiagnostics"]),
    .library(name: "SweepValidation", targets: ["SweepValidation", "SweepXML"]),
    .library(name: "SweepDiff", targets: ["SweepDiff"]),
    .library(name: "SweepServer", targets: ["SweepServer", "SweepEndpoint", "SweepHTTP"]),
    .executable(name: "sweephand", targets: ["SweephandCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    // Tests that need a browser or the command.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
  ],
  targets: [
    // What is wrong with a file, and how it is told.
    .target(name: "SweepDiagnostics", swiftSettings: swift),
    .testTarget(
      name: "SweepDiagnosticsTests", dependencies: ["SweepDiagnostics"], swiftSettings: swift),
    .target(name: "SweepReports", dependencies: ["SweepDiagnostics"], swiftSettings: swift),
    .testTarget(
      name: "SweepReportsTests",
      dependencies: ["SweepReports", "SweepDiagnostics"], swiftSettings: swift),

    // The drawing side: no Foundation, no libxml2.
    .target(name: "SweepGeometry", swiftSettings: swift),
    .target(name: "SweepScene", dependencies: ["SweepGeometry"], swiftSettings: swift),
    .target(
      name: "SweepSVG", dependencies: ["SweepScene", "SweepGeometry"], swiftSettings: swift),
    .target(
      name: "SweepDials", dependencies: ["SweepScene", "SweepGeometry"], swiftSettings: swift),
    .testTarget(
      name: "SweepDialsTests", dependencies: ["SweepDials", "SweepScene", "SweepGeometry"],
      swiftSettings: swift),
    .target(
      name: "Sweephand", dependencies: ["SweepGeometry", "SweepScene", "SweepSVG", "SweepDials"],
      swiftSettings: swift),
    .testTarget(
      name: "SweepGeometryTests", dependencies: ["SweepGeometry", "TestSupport"],
      swiftSettings: swift),

    // The table of SVG that schemas, rules and comparison follow.
    .target(name: "SweepVocabulary", swiftSettings: swift),
    .testTarget(
      name: "SweepVocabularyTests", dependencies: ["SweepVocabulary"], swiftSettings: swift),

    // The XML side.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "SweepXML", dependencies: ["CLibXML2"], swiftSettings: swift),
    .target(
      name: "SweepValidation",
      dependencies: ["SweepXML", "SweepVocabulary", "SweepDiagnostics", "SweepGeometry"],
      swiftSettings: swift),
    .testTarget(
      name: "SweepValidationTests",
      dependencies: [
        "SweepValidation", "SweepVocabulary", "SweepDiagnostics", "SweepXML", "TestSupport",
      ], swiftSettings: swift),
    .testTarget(
      name: "SweepXMLTests", dependencies: ["SweepXML", "CLibXML2", "TestSupport"],
      swiftSettings: swift),

    .target(
      name: "SweepDiff",
      dependencies: ["SweepXML", "SweepVocabulary", "SweepDiagnostics", "SweepGeometry"],
      resources: [
        .embedInCode("Formats/Page/page.html"), .embedInCode("Formats/Page/page.css"),
        .embedInCode("Formats/Page/page.js"),
      ], swiftSettings: swift),
    .testTarget(
      name: "SweepDiffTests",
      dependencies: [
        "SweepDiff", "SweepXML", "SweepVocabulary", "SweepDiagnostics", "TestSupport",
      ],
      swiftSettings: swift),

    // The script of interactive dials.
    .target(
      name: "SweepRuntime", exclude: ["sweephand-dial.js"],
      resources: [.embedInCode("sweephand-dial.min.js")], swiftSettings: swift),

    // Artwork of others: from the XML side to the drawing side.
    .target(
      name: "SweepArtwork", dependencies: ["SweepXML", "SweepScene", "SweepGeometry"],
      swiftSettings: swift),
    .testTarget(
      name: "SweepArtworkTests",
      dependencies: [
        "SweepArtwork", "SweepXML", "SweepSVG", "SweepScene", "SweepGeometry", "TestSupport",
      ], swiftSettings: swift),

    // The document side.
    .target(
      name: "TemplateLibrary", path: "templates", exclude: ["template.schema.json"],
      resources: templates.map { .embedInCode("\($0).yaml") }
        + pictures.map { .embedInCode("artwork/\($0).svg") },
      swiftSettings: swift),
    .target(
      name: "SweepTemplates",
      dependencies: [
        "SweepDiagnostics", "SweepArtwork", "SweepDials", "SweepScene", "SweepGeometry",
        "TemplateLibrary", .product(name: "Yams", package: "Yams"),
      ], swiftSettings: swift),
    .testTarget(
      name: "SweepTemplatesTests",
      dependencies: [
        "SweepTemplates", "SweepDiagnostics", "SweepArtwork", "Sweephand", "SweepDials", "SweepSVG",
        "SweepScene", "SweepGeometry", "TemplateLibrary",
      ], swiftSettings: swift),

    // Files, folders and git, as the command line and the preview use them.
    .target(name: "SweepFiles", dependencies: ["SweepDiagnostics"], swiftSettings: swift),

    // Pictures over HTTP: answers are made without a server, which is a room of its own.
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "SweepHTTP",
      dependencies: ["CZlib", .product(name: "HTTPTypes", package: "swift-http-types")],
      swiftSettings: swift),
    .target(
      name: "SweepEndpoint",
      dependencies: [
        "SweepHTTP", "SweepTemplates", "SweepDiagnostics", "SweepDials", "SweepRuntime",
        "SweepSVG", "SweepScene", .product(name: "HTTPTypes", package: "swift-http-types"),
      ], swiftSettings: swift),
    .target(
      name: "SweepServer",
      dependencies: [
        "SweepHTTP", .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ], swiftSettings: swift),
    .testTarget(
      name: "SweepEndpointTests",
      dependencies: [
        "SweepEndpoint", "SweepHTTP", "SweepTemplates", "SweepSVG",
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ], swiftSettings: swift),

    .target(
      name: "SweepPreview",
      dependencies: [
        "SweepEndpoint", "SweepHTTP", "SweepFiles", "SweepTemplates", "SweepValidation",
        "SweepDiff", "SweepDiagnostics", "SweepDials", "SweepRuntime", "SweepSVG", "SweepScene",
        "SweepXML",
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      resources: pages.map { .embedInCode("Page/\($0)") }, swiftSettings: swift),
    .testTarget(
      name: "SweepPreviewTests",
      dependencies: [
        "SweepPreview", "SweepEndpoint", "SweepHTTP", "SweepTemplates",
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ], swiftSettings: swift),

    // The command line.
    .executableTarget(
      name: "SweephandCommand",
      dependencies: [
        "SweepServer", "SweepPreview", "SweepEndpoint", "SweepHTTP", "SweepFiles", "SweepTemplates",
        "SweepDiff", "SweepValidation", "SweepReports", "SweepDiagnostics",
        "SweepXML", "SweepSVG", "SweepDials", "SweepScene", "SweepRuntime",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: swift),

    // Tests of the whole.
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "SweepTemplates", "SweepValidation", "SweepDiagnostics", "SweepRuntime", "SweepXML",
        "SweepSVG", "SweepDials", "SweepScene", "TestSupport",
      ],
      swiftSettings: swift),

    // Tests that need a browser or the command.
    .target(
      name: "TestSupport",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Tests/TestSupport", swiftSettings: swift),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"], swiftSettings: swift),

    // The model, the writer, and the two against each other in a browser.
    .testTarget(
      name: "SweepSceneTests", dependencies: ["SweepScene", "SweepGeometry", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "SweepSVGTests",
      dependencies: [
        "SweepSVG", "SweepScene", "SweepGeometry", "SweepValidation", "SweepDiagnostics",
        "SweepXML", "TestSupport",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "OracleTests",
      dependencies: [
        "SweepSVG", "SweepScene", "SweepGeometry", "SweepDials", "SweepTemplates", "SweepRuntime",
        "TestSupport",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "CommandTests", dependencies: ["SweephandCommand", "TestSupport"],
      swiftSettings: swift),
  ]
)
