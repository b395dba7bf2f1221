import SweepGeometry
import SweepScene

extension Labels {
  /// Each label once more in another colour, which shows while it is the nearest to the reading.
  func lights(
    of fitting: LabelRow, _ style: Text, _ color: Color, in context: DialContext
  ) -> [Layer] {
    var text = style
    text.foregroundColor = .color(color)
    let angles = fitting.row.map(\.angle)
    func nearest(_ value: Double) -> Int? {
      let angle = context.scale.angle(of: value)
      return angles.indices.min {
        abs((angles[$0] - angle).degrees) < abs((angles[$1] - angle).degrees)
      }
    }
    return fitting.row.indices.map { index in
      let label = fitting.row[index]
      text.string = label.text
      var light = placed(
        text, label, center: fitting.boxes[index].center, size: fitting.size, in: context.theme)
      light.follow(.isHidden, in: context) { nearest($0) != index }
      return light
    }
  }
}
