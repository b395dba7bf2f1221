import SweepDials
import SweepGeometry
import SweepScene
import SweepValues
import Testing

/// The colours of both sides of a needle.
@Suite struct NeedleShadeTests {
  private static let own = ThemeColor.color(Color(0x2040c0))

  /// The fills of the sides, from the lit one on.
  private func fills(_ theme: Theme, _ change: (inout Needle) -> Void) throws -> [Paint] {
    func fills(_ layer: Layer) -> [Paint] {
      [layer.shape?.fillColor].compactMap(\.self) + layer.sublayers.flatMap(fills)
    }
    let needle = Needle(.tapered).with {
      ($0.hasShadow, $0.halo) = (false, 0)
      change(&$0)
    }
    return fills(try needle.layer(in: DialContext(theme: theme)))
  }

  @Test func `a needle has the shade of the theme, and another colour its own`() throws {
    let theme = Theme.instrument
    let color = theme[Self.own]
    #expect(
      try fills(theme) { _ in } == [.color(theme[.needle]), .color(theme[.needleShade])])
    #expect(
      try fills(theme) { $0.color = Self.own }
        == [.color(color), .color(color.interpolated(to: .black, 0.25))])
    #expect(
      try fills(theme) { ($0.color, $0.shade) = (Self.own, .token(.accent)) }
        == [.color(color), .color(theme[.accent])])
  }

  @Test func `a theme with needles of one colour has no shade of another one`() throws {
    var theme = Theme.instrument
    theme[.needleShade] = theme[.needle]
    #expect(try fills(theme) { $0.color = Self.own } == [.color(theme[Self.own])])
  }
}
