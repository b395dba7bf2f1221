// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Route",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(path: "../sweephand", traits: []),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Route",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Sweephand", package: "sweephand"),
      ])
  ])
