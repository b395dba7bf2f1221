import SweepGeometry
import SweepScene

extension ShapePart {
  /// A shape filled in a colour, from path data that is known to be sound.
  static func filled(_ pathData: String, _ color: ThemeColor = .token(.face)) -> ShapePart {
    ShapePart().with { ($0.path, $0.fillColor) = (try? Path(svgPathData: pathData), color) }
  }

  /// A shape filled with a gradient, from path data that is known to be sound.
  static func filled(_ pathData: String, _ gradient: ThemeGradient) -> ShapePart {
    ShapePart().with {
      ($0.path, $0.fillGradient) = (try? Path(svgPathData: pathData), gradient)
    }
  }

  /// A shape of lines in a colour, from path data that is known to be sound.
  static func lines(
    _ pathData: String, _ color: ThemeColor = .token(.mark), width: Double
  ) -> ShapePart {
    ShapePart().with {
      $0.path = try? Path(svgPathData: pathData)
      ($0.strokeColor, $0.lineWidth) = (color, width)
    }
  }

  /// The ground of a dial that is not round.
  static func card(
    _ rect: Rect, cornerRadius: Double, _ color: ThemeColor = .token(.face)
  ) -> ShapePart {
    ShapePart().with {
      $0.path = .roundedRect(rect, cornerRadius: cornerRadius)
      $0.fillColor = color
    }
  }
}

extension PartsBuilder {
  /// A card in the bezel and with the surface of the theme.
  static func card(
    _ frame: Rect, cornerRadius: Double, bezel width: Double,
    _ change: (inout Face) -> Void = { _ in }
  ) -> [any Part] {
    [
      Bezel().with { ($0.frame, $0.cornerRadius, $0.width) = (frame, cornerRadius, width) },
      Face().with { ($0.frame, $0.cornerRadius) = (frame, cornerRadius) }.with(change),
    ]
  }
}

extension ThemeGradient {
  /// From a colour at the top to one at the bottom.
  static func lit(_ top: ThemeColor, _ bottom: ThemeColor) -> ThemeGradient {
    .down([top, bottom])
  }

  /// From one colour to the next from the top to the bottom.
  static func down(_ colors: [ThemeColor], at locations: [Double]? = nil) -> ThemeGradient {
    var gradient = ThemeGradient()
    (gradient.colors, gradient.locations) = (colors, locations)
    return gradient
  }

  /// From one colour to the next from the left to the right.
  static func across(_ colors: [ThemeColor], at locations: [Double]? = nil) -> ThemeGradient {
    var gradient = down(colors, at: locations)
    (gradient.startPoint, gradient.endPoint) = (Point(0, 0), Point(1, 0))
    return gradient
  }

  /// From one colour to the next outwards from the middle.
  static func outwards(_ colors: [ThemeColor], at locations: [Double]) -> ThemeGradient {
    var gradient = down(colors, at: locations)
    gradient.kind = .radial
    return gradient
  }
}

extension ThemeColor {
  /// White of an opacity in parts of 255.
  static func white(_ alpha: Double) -> ThemeColor { .color(Color(0xffffff, alpha: alpha / 255)) }
  /// Black of an opacity in parts of 255.
  static func black(_ alpha: Double) -> ThemeColor { .color(Color(0, alpha: alpha / 255)) }
}

extension ShapePart {
  /// A fine circle about the centre.
  static func circle(
    _ radius: Double, _ color: ThemeColor, width: Double = 0.5, opacity: Double
  ) -> ShapePart {
    let (left, right) = ("-\(radius) 0", "\(radius) 0")
    let arc = "A\(radius) \(radius) 0 1 1 "
    return ShapePart().with {
      $0.path = try? Path(svgPathData: "M\(left)\(arc)\(right)\(arc)\(left)Z")
      ($0.strokeColor, $0.lineWidth, $0.opacity) = (color, width, opacity)
    }
  }
}

extension ShapePart {
  /// A card that is lit from above, with an edge, within a rectangle.
  static func litCard(_ rect: Rect, cornerRadius: Double) -> ShapePart {
    ShapePart().with {
      $0.path = .roundedRect(
        Rect(
          x: rect.minX + 0.5, y: rect.minY + 0.5, width: rect.size.width - 1,
          height: rect.size.height - 1), cornerRadius: cornerRadius)
      $0.fillGradient = .lit(.token(.face), .token(.faceEdge))
      $0.strokeColor = .token(.bezel)
    }
  }
}
