import SweepGeometry

// The area that a dial covers.
extension Dial {
  /// The margin round a face, for its bezel and some air, in dial units.
  private static let margin = 10.0

  /// The face and its margin, in whole dial units.
  var usualViewBox: Rect {
    guard let box = fan?.path(outwards: Self.margin).boundingBox else {
      return Rect(center: .zero, radius: 100 + Self.margin)
    }
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    return Rect(
      x: left, y: top, width: box.maxX.rounded(.up) - left, height: box.maxY.rounded(.up) - top)
  }

  /// The size whose longer side has 400 pixels.
  var usualSize: Size {
    guard ownViewBox == nil, fan != nil else { return Size(width: 400, height: 400) }
    let shown = usualViewBox.size
    let scale = 400 / max(shown.width, shown.height)
    return Size(
      width: (shown.width * scale).rounded(), height: (shown.height * scale).rounded())
  }

  /// The outline of a case that is cropped to the scale; nil without one.
  private var fan: Fan? {
    guard let fan = context.fan(radius: 100), parts.contains(where: { $0 is Face || $0 is Bezel })
    else { return nil }
    return fan
  }
}
