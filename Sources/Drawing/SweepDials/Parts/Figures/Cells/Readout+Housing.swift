import SweepGeometry
import SweepScene

extension Readout {
  /// What the digits of a number in cells stand in.
  struct Housing {
    /// What lies behind the digits.
    var back: [Layer]
    /// What lies on them.
    var front: [Layer] = []
    /// The colour of a digit, which may be another one for decimals.
    var ink: (_ isDecimal: Bool) -> Color
    /// The flap of a cell that falls at moments of a pass.
    var flap: ((Int, [Double], MediaTiming?) -> Layer)?
  }

  func housing(
    _ cells: [Rect], in window: Rect, wholes: Int, in context: DialContext
  ) -> Housing {
    let theme = context.theme
    switch motion {
    case .splitFlap:
      let flaps = FlapCase(
        cells, plate: theme[drumColor], ink: theme[color ?? .token(.ink)], in: theme)
      return Housing(
        back: flaps.plates, front: point(cells, wholes, flaps.digitColor),
        ink: { _ in flaps.digitColor }, flap: flaps.flap)
    case .nixie:
      let tubes = TubeCase(cells, light: color.map { theme[$0] }, in: theme)
      return Housing(
        back: tubes.layers, front: point(cells, wholes, tubes.digitColor) + tubes.reflections,
        ink: { _ in tubes.digitColor })
    case .none, .counting, .odometer:
      if let drums = DrumCase(self.window, round: window, in: theme) {
        return Housing(
          back: drums.layers(cells.count, wholes: wholes),
          front: [drums.shade].compactMap { $0 }, ink: drums.ink)
      }
      let tints = cells.indices.map { theme[$0 >= wholes ? .token(.accent) : drumColor] }
      let inks = (whole: theme[color ?? .token(.ink)], decimal: theme.face)
      return Housing(
        back: Drum.backs(in: window, tints), ink: { $0 ? inks.decimal : inks.whole })
    }
  }

  /// The decimal point between two cells; none without decimals.
  private func point(_ cells: [Rect], _ wholes: Int, _ ink: Color) -> [Layer] {
    guard wholes < cells.count else { return [] }
    let (cell, radius) = (cells[wholes], cells[wholes].size.width * 0.06)
    let place = Point(cell.minX, cell.minY + cell.size.height * 0.79 - radius)
    return [Layer.disc(radius, .color(ink), at: place)]
  }
}
