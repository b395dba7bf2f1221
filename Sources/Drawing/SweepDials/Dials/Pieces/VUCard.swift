import SweepGeometry
import SweepScene

/// The cards of a VU meter, lit from their pivots, behind black covers.
enum VUCard {
  /// The distance of the middle of a card from that of the meter.
  static let place = 135.0

  /// The parts below the needles of both cards.
  static var grounds: GroupPart { both(ground + decibels + percent + words) }

  /// The parts above the needles.
  static var covers: GroupPart { both(cover) }

  /// The needle of one channel.
  static func needle(_ prefix: String, _ reading: Reading, at x: Double) -> GroupPart {
    GroupPart([figures(prefix).on(reading: reading), needle.on(reading: reading)]).with {
      $0.position = Point(x, 0)
    }
  }

  /// The name of one channel.
  static func name(_ name: String, at x: Double) -> Caption {
    Caption(name).with {
      ($0.position, $0.size) = (Point(x, -6), 7)
      ($0.color, $0.letterSpacing) = (.color(Color(0xb9bcc0)), 2)
    }
  }

  private static func both(_ parts: [any Part]) -> GroupPart {
    let cards = RepeatPart(parts, count: 2).with { $0.offset = Point(2 * place, 0) }
    return GroupPart([cards]).with { $0.position = Point(-place, 0) }
  }

  private static var ground: [any Part] {
    [
      Bezel().with { ($0.frame, $0.cornerRadius, $0.width) = (Self.frame, 4, 11) },
      Face().with {
        ($0.frame, $0.cornerRadius, $0.finish) = (Self.frame, 4, .flat)
        $0.edge = .token(.face)
      },
      Backlight().with {
        $0.frame = lit
        ($0.position, $0.radius) = (Point(0, -18), 158)
      },
    ]
  }

  private static var decibels: [any Part] {
    [
      Bands([-20, 0]).with { ($0.colors, $0.radius, $0.width) = ([.token(.mark)], 112, 1.2) },
      Bands([0, 3]).with { ($0.colors, $0.radius, $0.width) = ([.token(.danger)], 113.6, 4.4) },
      ticks([-20, -10, -5, -3], 1.5, nil, style: nil), ticks([-7, -2, -1], 1, nil),
      ticks([0, 3], 1.5, .token(.danger)), ticks([1, 2], 1, .token(.danger)),
      labels([-20, -10, -5, -3, 0, 3], 122.5, 9.5), labels([-7, -2, -1, 1, 2], 123, 7.5),
    ]
  }

  private static var percent: [any Part] {
    let values = [0.0, 20, 40, 60, 80, 100]
    let scale = Scale(
      0...128, start: .degrees(-46), span: .degrees(92),
      mapping: .piecewise([
        .init(20, at: 0.168), .init(40, at: 0.328), .init(60, at: 0.463), .init(80, at: 0.623),
        .init(100, at: 0.783),
      ]), ticks: TickRule(.values(values)))
    return [
      Ticks().with {
        $0.style = .bars
        ($0.values, $0.radius, $0.length, $0.width) = (values, 112, 5, 0.9)
      }.on(scale: scale),
      Labels().with {
        ($0.values, $0.radius, $0.size) = (values, 105, 6.5)
      }.on(scale: scale),
    ]
  }

  private static var words: [any Part] {
    [
      Caption("\u{2212}").with {
        ($0.position, $0.size, $0.color) = (Point(-104, -98), 15, .token(.ink))
      },
      Caption("+").with {
        ($0.position, $0.size, $0.color) = (Point(104, -98), 15, .token(.ink))
      },
      Caption("VU").with {
        ($0.position, $0.size, $0.weight) = (Point(0, -56), 19, 700)
        ($0.color, $0.letterSpacing) = (.token(.ink), 1)
      },
    ]
  }

  /// For the accessible description.
  private static func figures(_ prefix: String) -> Readout {
    Readout().with {
      ($0.isShown, $0.unit) = (false, "dB")
      ($0.style.decimals, $0.style.prefix) = (1, prefix)
    }
  }

  private static var needle: Needle {
    Needle(.triangle).with {
      ($0.length, $0.tail, $0.width, $0.tip, $0.halo) = (121, 0, 1.8, 0.8, 0)
      ($0.color, $0.shade) = (.token(.ink), .token(.ink))
    }
  }

  private static var cover: [any Part] {
    [
      Glass().with { $0.frame = lit },
      ShapePart.filled(Self.sill, Self.black),
      ShapePart().with {
        $0.path = .line(from: Point(-119, -17.6), to: Point(119, -17.6))
        ($0.strokeColor, $0.lineWidth) = (.color(Color(0xffffff, alpha: 48 / 255.0)), 0.8)
      },
      ShapePart.filled(
        "M111 -8.5A5 5 0 1 0 101 -8.5A5 5 0 1 0 111 -8.5Z",
        .color(Color(0xff4b3e, alpha: 64 / 255.0))),
      ShapePart.filled("M109 -8.5A3 3 0 1 0 103 -8.5A3 3 0 1 0 109 -8.5Z", .color(Color(0xff4b3e))),
    ]
  }

  private static func ticks(
    _ values: [Double], _ width: Double, _ color: ThemeColor?, style: Ticks.Style? = .bars
  ) -> Ticks {
    Ticks().with {
      $0.style = style
      ($0.values, $0.radius, $0.length) = (values, 121, 9)
      ($0.width, $0.color) = (width, color)
    }
  }

  /// Decibels without their sign, which is at the end of the scale.
  private static func labels(_ values: [Double], _ radius: Double, _ size: Double) -> Labels {
    let unsigned = values.filter { $0 < 0 }.map { ($0, (-$0).spelled) }
    return Labels().with {
      ($0.values, $0.radius, $0.side) = (values, radius, .outside)
      ($0.size, $0.weight, $0.danger) = (size, 600, 0)
      $0.texts = Dictionary(uniqueKeysWithValues: unsigned)
    }
  }

  /// A black surface with a bright upper edge.
  private static let black: ThemeGradient = {
    var gradient = ThemeGradient()
    gradient.colors = [0x3b3d40, 0x1a1b1d, 0x0d0e0f].map { .color(Color($0)) }
    gradient.locations = [0, 0.12, 1]
    return gradient
  }()

  private static let frame = Rect(x: -119, y: -165, width: 238, height: 166)
  private static let lit = Rect(x: -119, y: -165, width: 238, height: 147)
  private static let sill = "M-119 -18H119V-3A4 4 0 0 1 115 1H-115A4 4 0 0 1 -119 -3Z"
}
