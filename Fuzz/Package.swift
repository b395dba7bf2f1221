// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "sweephand-fuzz",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "sweephand", path: "..")],
  targets: [
    // A file a target: Fuzz/run.sh TARGET SECONDS SEED.
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "Sweephand", package: "sweephand"),
        .product(name: "SweepArtwork", package: "sweephand"),
        .product(name: "SweepDiff", package: "sweephand"),
        .product(name: "SweepMotion", package: "sweephand"),
        .product(name: "SweepRender", package: "sweephand"),
        .product(name: "SweepTemplates", package: "sweephand"),
        .product(name: "SweepYAML", package: "sweephand"),
        .product(name: "SweepValidation", package: "sweephand"),
      ])
  ]
)
