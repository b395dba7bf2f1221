import SweepGeometry
import SweepScene

extension Readout {
  /// The number and, behind it in a size of its own, the unit, both about the place of the number;
  /// nil where the unit stands elsewhere.
  ///
  /// The room is that of the widest reading, so that the unit stands still while the number
  /// changes; where others are still to come, as from a script, those at the ends of the scale
  /// count too.
  func layerBesideUnit(in context: DialContext) throws(DialError) -> Layer? {
    guard let unitSize, isUnitBehind, hasUnit, !unit.isEmpty, !style.hasSIPrefix else { return nil }
    let theme = context.theme
    let weight = weight ?? theme.readoutWeight
    let (reading, domain) = (context.reading, context.scale.domain)
    let ends = reading.course == nil ? [] : [domain.lowerBound, domain.upperBound]
    let widest =
      (reading.values + ends).map {
        theme.widths.advance(of: style.string($0), weight: weight)
      }.max() ?? 0
    let gap = unitSize * 0.3
    let breadth = theme.widths.advance(of: unit, weight: 400) * unitSize
    let fitting = min(size, max(maximumWidth - gap - breadth, 1) / max(widest, 1e-9))
    let width = fitting * widest
    let middle =
      position ?? context.fan(radius: 100).map { fan in
        let room = Rect(
          x: -(width + gap + breadth) / 2, y: -0.72 * fitting, width: width + gap + breadth,
          height: 0.72 * fitting)
        return with { $0.hasUnit = false }.place(of: room, 1, nil, in: fan, context).point
      } ?? Point(0, 52)
    var number = self
    (number.size, number.unit, number.unitSize) = (fitting, "", nil)
    number.position = Point(middle.x - (gap + breadth) / 2, middle.y)
    let text = Text(
      unit, fontSize: unitSize, foregroundColor: .color(theme[unitColor]), alignment: .start)
    let place = Point(middle.x + (width - breadth + gap) / 2, middle.y).onGrid
    let layer = try number.layer(in: context)
    return Layer(
      "readout",
      sublayers: layer.sublayers + [Layer("unit", content: .text(text), position: place)])
  }
}
