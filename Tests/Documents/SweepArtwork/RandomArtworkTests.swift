import Foundation
import SweepArtwork
import SweepGeometry
import SweepSVG
import SweepScene
import TestSupport
import Testing

/// Files with random damage are refused, or read into layers that can be written.
@Suite struct RandomArtworkTests {
  private static let folder = Repository.root.appending(path: "samples/artwork")

  /// Values that replace others.
  private static let pieces = [
    "1e9", "-1", "0", "NaN", "999999999", "1e-300", "", " ", "%", "none", "url(#needle)", "inherit",
    "matrix(1e5 0 0 1e-5 0 0)", "skewX(89.999)", "objectBoundingBox", "userSpaceOnUse",
    "&amp;", "M0 0h1e9", "0 0 1e-7 1", "xMidYMid slice",
  ]

  @Test(arguments: ["inkscape/manometer", "illustrator/tachometer", "figma/humidity"])
  func `damage is survived`(name: String) throws {
    let file = Self.folder.appending(path: "\(name).svg")
    let original = [UInt8](try Data(contentsOf: file))
    var random = SplitMix64(seed: 2026)
    var readable = 0
    for round in 0..<300 {
      var bytes = original
      for _ in 0...round % 4 {
        // Values are changed rather than markup, or libxml2 would refuse nearly all.
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        let start = quotes.randomElement(using: &random) ?? 0
        let end = bytes[start...].dropFirst().firstIndex(of: UInt8(ascii: "\"")) ?? start
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        let first = min(start + 1, end)
        let last = min(first + Int(random.number(0...20)), end)
        bytes.replaceSubrange(first..<last, with: piece.utf8)
      }
      do throws(ArtworkError) {
        let artwork = try ArtworkReader.read(bytes).artwork
        readable += 1
        try? Self.write(artwork, round)
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
    #expect(readable > 50)
  }

  private static func write(_ artwork: Artwork, _ round: Int) throws {
    let scene = Layer.Scene(
      size: Size(width: 10, height: 10), viewBox: artwork.viewBox, layers: artwork.layers)
    do {
      let text = try SVGWriter().write(scene).string
      #expect(text.firstMatch(of: /\b(nan|inf)\b/) == nil)
    } catch {
      Issue.record("round \(round): \(error)")
    }
  }
}
