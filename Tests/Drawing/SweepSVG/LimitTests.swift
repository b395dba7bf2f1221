import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// The sizes up to which scenes are written, and what they say beyond.
@Suite struct LimitTests {
  /// A layer with others in it, `depth` in all.
  private static func nested(_ depth: Int) -> Layer {
    (1..<depth).reduce(line()) { inner, _ in Layer(sublayers: [inner]) }
  }

  @Test(arguments: [255, 256]) func `layers may be 256 deep`(depth: Int) {
    #expect(fault(of: plain([Self.nested(depth)])) == nil)
  }

  @Test func `layers may not be 257 deep`() {
    #expect(fault(of: plain([Self.nested(257)])) == "'sublayers' must be at most 256 deep")
  }

  @Test func `masks count as depth`() {
    let layer = changed(line()) { $0.mask = Self.nested(256) }
    #expect(fault(of: plain([layer])) == "'sublayers' must be at most 256 deep")
  }

  private static let tooMany = "'sublayers' must be at most 100000 in a scene"

  @Test(arguments: [(99_999, true), (100_000, true), (100_001, false)])
  func `a scene may have 100 000 layers`(count: Int, isWritten: Bool) {
    let scene = plain(Array(repeating: Layer(), count: count))
    #expect(fault(of: scene) == (isWritten ? nil : Self.tooMany))
  }

  /// One replicator, one mark and its copies.
  @Test(arguments: [(99_998, true), (99_999, true), (100_000, false)])
  func `copies count as layers`(count: Int, isWritten: Bool) {
    #expect(fault(of: plain([Self.replicated(line(), count)])) == (isWritten ? nil : Self.tooMany))
  }

  @Test func `copies of copies multiply`() {
    let layers = (0..<10).reduce(line()) { inner, _ in Self.replicated(inner, 1000) }
    #expect(fault(of: plain([layers])) == Self.tooMany)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a replicator has a copy at least`(count: Int) {
    let layer = Layer("r", sublayers: [Self.replicated(line(), count)])
    #expect(fault(of: plain([layer])) == "layer 'r/#0': 'instanceCount' must be 1 … 100000")
  }

  @Test func `a replicator of more copies than can be counted is refused`() {
    #expect(fault(of: plain([Self.replicated(line(), .max)])) == Self.tooMany)
  }

  private static func replicated(_ layer: Layer, _ count: Int) -> Layer {
    Layer(content: .replicator(Layer.Replicator(count: count, transform: [])), sublayers: [layer])
  }
}
