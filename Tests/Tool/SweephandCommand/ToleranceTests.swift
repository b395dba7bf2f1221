import Foundation
import TestSupport
import Testing

/// The error of sampled values, as an option.
@Suite struct ToleranceTests {
  private static let spring =
    Sweephand.root.appending(path: "samples/animation/spring.yaml").path

  /// The keys of the only animation.
  private func keys(_ options: String...) async throws -> Int {
    let svg = try await Sweephand.picture([Self.spring] + options)
    let values = try #require(try /\ values="([^"]*)"/.firstMatch(in: svg))
    return values.1.split(separator: ";").count
  }

  @Test func `a larger tolerance takes fewer keys`() async throws {
    let usual = try await keys()
    #expect(try await keys("--tolerance", "0.05") == usual)
    #expect(try await keys("--tolerance", "10") < usual)
    #expect(try await keys("--tolerance", "0.001") > usual)
  }

  @Test(arguments: [0.005, 0.05, 2])
  func `the timeline says how near it comes`(tolerance: Double) async throws {
    let dump = try await Sweephand.run("dump", Self.spring, "--tolerance", "\(tolerance)")
    #expect(dump.status == 0 && dump.errors == "")
    let found = try #require(try /sampled within ([0-9.]+)°/.firstMatch(in: dump.output))
    let error = try #require(Double(found.1))
    #expect(error <= tolerance && error > tolerance / 100)
  }
}
