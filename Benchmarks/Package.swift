// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "sweephand-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "sweephand", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    // The measured code, shared by the other two targets.
    .target(
      name: "Subjects",
      dependencies: [
        .product(name: "Sweephand", package: "sweephand"),
        .product(name: "SweepRender", package: "sweephand"),
        .product(name: "SweepTemplates", package: "sweephand"),
      ]),
    // Documents a second, to be set against the C baseline: Scripts/bench.sh.
    .executableTarget(name: "SpeedBenchmark", dependencies: ["Subjects"]),
    // Costs that grow with the number of animations and keys: Scripts/bench.sh.
    .executableTarget(name: "GrowthBenchmark", dependencies: ["Subjects"]),
    // Validating and comparing, to be set against libxml2's parsing: Scripts/bench.sh.
    .executableTarget(
      name: "CheckingBenchmark",
      dependencies: [
        .product(name: "Sweephand", package: "sweephand"),
        .product(name: "SweepValidation", package: "sweephand"),
        .product(name: "SweepDiff", package: "sweephand"),
      ]),
    // Pictures over HTTP, to be set against fixed bytes: Scripts/bench-serve.sh.
    .executableTarget(
      name: "ServingBenchmark",
      dependencies: [.product(name: "SweepServer", package: "sweephand")]),
    // The finer statistics: swift package benchmark.
    .executableTarget(
      name: "DialBenchmarks",
      dependencies: ["Subjects", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/DialBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ]
)
