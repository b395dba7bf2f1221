import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct SecondScaleTests {
  private func labels(_ part: SecondScale, _ range: ClosedRange<Double>) throws -> [String] {
    let layer = try part.layer(in: DialContext(scale: Scale(range), theme: .flat))
    func texts(_ layer: Layer) -> [String] {
      layer.texts + layer.sublayers.flatMap(texts)
    }
    return texts(layer)
  }

  @Test func `figures are those of the other unit`() throws {
    let found = try labels(SecondScale(0.6214).with { $0.unit = "mph" }, 0...160)
    #expect(found.contains("0") && found.contains("80") && found.contains("mph"))
    #expect(!found.contains("120"))
  }

  @Test func `an offset moves it`() throws {
    let found = try labels(SecondScale(1.8).with { ($0.offset, $0.major) = (32, 20) }, 0...40)
    #expect(found.contains("40") && found.contains("100") && !found.contains("120"))
  }

  @Test func `no factor of zero`() {
    #expect(throws: DialError.self) { try labels(SecondScale(0), 0...1) }
  }
}

extension Layer {
  /// The texts of its content, in a row or alone.
  fileprivate var texts: [String] {
    if case .text(let text) = content { return [text.string] }
    return []
  }
}
