import SweepGeometry
import SweepScene

extension ThemeColor {
  /// A translucent colour, as CSS writes it: `.rgba(0xffffff80)` for `#ffffff80`.
  static func rgba(_ digits: UInt32) -> ThemeColor {
    .color(Color(digits >> 8).opacity(Double(digits & 0xff) / 255))
  }
}

extension ThemeGradient {
  /// From the top to the bottom, or between other points of the box.
  static func axial(
    _ colors: [UInt32], at locations: [Double]? = nil, from start: Point? = nil,
    to end: Point? = nil
  ) -> ThemeGradient {
    var gradient = ThemeGradient()
    (gradient.colors, gradient.locations) = (colors.map(ThemeColor.rgba), locations)
    (gradient.startPoint, gradient.endPoint) = (start, end)
    return gradient
  }

  /// From a point of the box outwards.
  static func radial(
    _ colors: [UInt32], at locations: [Double], from start: Point, to end: Point
  ) -> ThemeGradient {
    axial(colors, at: locations, from: start, to: end).with { $0.kind = .radial }
  }

  private func with(_ change: (inout ThemeGradient) -> Void) -> ThemeGradient {
    var gradient = self
    change(&gradient)
    return gradient
  }
}
