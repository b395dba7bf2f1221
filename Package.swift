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
    // Tests that need a browser or the command.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
  ],
  targets: [
    // The drawing side: no Foundation, no libxml2.
    .target(name: "SweepGeometry", swiftSettings: swift),
    .testTarget(
      name: "SweepGeometryTests", dependencies: ["SweepGeometry"], swiftSettings: swift),

    // Tests that need a browser or the command.
    .target(
      name: "TestSupport",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Tests/TestSupport", swiftSettings: swift),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"], swiftSettings: swift),
  ]
)
