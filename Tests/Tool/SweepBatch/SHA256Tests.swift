import TestSupport
import Testing

@testable import SweepBatch

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4's authors.
  @Test func examplesOfTheStandard() {
    #expect(
      SHA256.hex(of: Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hex(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  /// Lengths around the ends of blocks, against coreutils.
  @Test func lengthsAroundBlocks() async throws {
    for count in [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000] {
      let text = String(repeating: "q", count: count)
      let outcome = try await Command("sha256sum", input: text).run()
      #expect(SHA256.hex(of: Array(text.utf8)) == outcome.output.prefix(64))
    }
  }
}
