import Foundation
import TestSupport
import Testing

/// The packages that a user of the library fetches.
@Suite struct ConsumerTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "consumer",
      dependencies: [
        .package(name: "sweephand", path: "\(Repository.root.path)", traits: [])
      ],
      targets: [
        .executableTarget(
          name: "Consumer",
          dependencies: ["Sweephand", "SweepArtwork", "SweepRuntime", "SweepTemplates"].map {
            .product(name: $0, package: "sweephand")
          })
      ])
    """

  @Test func `without traits it depends on this package alone`() async throws {
    let listing = try await withTemporaryFolder { folder in
      let sources = folder.appending(path: "Sources/Consumer")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data().write(to: sources.appending(path: "main.swift"))
      try Data(Self.manifest.utf8).write(to: folder.appending(path: "Package.swift"))
      return try await Command(
        "swift", ["package", "show-dependencies", "--format", "flatlist"], folder: folder.path
      ).run()
    }
    #expect(listing.status == 0, "\(listing.errors)")
    #expect(listing.output.split(separator: "\n").count == 1, "\(listing.output)")
  }
}
