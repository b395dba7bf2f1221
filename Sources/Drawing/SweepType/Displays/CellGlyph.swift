import SweepGeometry

extension Glyph {
  /// A glyph of a display, with evenly spaced cells, lit or not.
  init(lit: Path, unlit: Path, ink: Ink, width: Double, gap: Double) {
    var all = lit
    all.append(unlit)
    let bounds = EdgeProfile(lit.isEmpty ? all : lit, ink: ink).bounds ?? .zero
    let place = Affine.translation(x: gap / 2, y: -100)
    self.init(
      advance: width + gap,
      inkBounds: Rect(origin: place.apply(to: bounds.origin), size: bounds.size), ink: ink,
      path: lit.applying(place), unlit: unlit.applying(place), profile: .cell)
  }
}
