// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
  name: "sweephand",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0")
  ],
  targets: [
    // The drawing side: no Foundation, no libxml2.
    .target(name: "SweepGeometry", swiftSettings: swift),
    .target(name: "SweepScene", dependencies: ["SweepGeometry"], swiftSettings: swift),
    .target(
      name: "SweepSVG", dependencies: ["SweepScene", "SweepGeometry"], swiftSettings: swift),
    .target(
      name: "SweepDials", dependencies: ["SweepScene", "SweepGeometry"], swiftSettings: swift),
    .testTarget(
      name: "SweepGeometryTests", dependencies: ["SweepGeometry"], swiftSettings: swift),

    // The document side.
    .target(
      name: "TemplateLibrary", path: "templates",
      resources: [.embedInCode("speedometer.yaml")], swiftSettings: swift),
    .target(
      name: "SweepTemplates",
      dependencies: [
        "SweepDials", "SweepScene", "SweepGeometry", "TemplateLibrary",
        .product(name: "Yams", package: "Yams"),
      ], swiftSettings: swift),
    .testTarget(
      name: "SweepTemplatesTests",
      dependencies: ["SweepTemplates", "SweepDials", "SweepScene", "SweepGeometry"],
      swiftSettings: swift),
  ]
)
