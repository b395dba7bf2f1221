import SweepGeometry
public import SweepScene

/// A horizon that rolls and pitches behind an aircraft, with a bank scale round it: the template
/// `attitude`.
public struct Attitude: DialDesign {
  /// The pitch above the horizon, in degrees, with its motion.
  public var pitch: Reading
  /// The bank in degrees, to the right above zero, and the way there.
  public var roll: Reading
  /// The colour of the sky, which is lighter at the horizon; blue by default.
  public var sky = ThemeColor.color(Color(0x1659ad))
  /// The colour of the ground, which is lighter at the horizon; brown by default.
  public var ground = ThemeColor.color(Color(0x5c3717))
  /// The colour of the aircraft and the index; amber by default.
  public var symbol = ThemeColor.color(Color(0xffae1a))
  /// The colours and the type; `aviation` by default.
  public var theme = Theme.aviation

  /// Makes an attitude indicator.
  public init(
    pitch: Reading = Reading(2.5, from: -6, duration: 2.5),
    roll: Reading = Reading(15, from: -20, duration: 2.5)
  ) {
    (self.pitch, self.roll) = (pitch, roll)
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(-90...90)
    let horizon = Horizon(
      sky: sky, ground: ground, haze: 60, side: 110, depth: 300, line: 1.8, travel: 369)
    var dial = Dial(context: DialContext(scale: Horizon.rolls, reading: roll, theme: theme)) {
      ShapePart.filled(Self.housing, .lit(.token(.bezel), .token(.bezelEdge))).with {
        $0.strokeColor = .token(.bezelEdge)
      }
      RepeatPart([Self.screw], count: 4)
      Bezel()
      Horizon.rolling(roll) { ring }
      Face().with { ($0.color, $0.edge, $0.finish) = (.rgba(0), .rgba(0), .flat) }
      GroupPart {
        horizon.part(roll: roll, pitch: pitch, on: scale) {
          ShapePart.lines(Self.rays, .rgba(0xffffff2b), width: 0.8)
          horizon.edge
          ShapePart.lines(Self.ladder, .white, width: 1.3)
          Self.figures(at: -28)
          Self.figures(at: 28)
        }
        ShapePart.filled(Self.ball, Self.sphere)
      }.with { $0.clip = try? Path(svgPathData: Self.ball) }
      ShapePart.lines(Self.gap, .rgba(0x000000a0), width: 1.5)
      ShapePart.lines(Self.gapShadow, .rgba(0x00000038), width: 3)
      aircraft
      Glass()
    }
    dial.title = "Attitude"
    dial.description = "Pitch \(pitch.value.spelled)°, roll \(roll.value.spelled)°"
    return dial
  }

  /// The bank scale on its two halves.
  private var ring: [any Part] {
    [
      ShapePart.filled("M-100 0A100 100 0 0 1 100 0Z", sky),
      ShapePart.filled("M-100 0A100 100 0 0 0 100 0Z", ground),
      ShapePart.lines("M-100 0H100", .white, width: 1.6),
      ShapePart.lines(Self.tens, .white, width: 1.7),
      ShapePart.lines(Self.thirties, .white, width: 2.6),
      ShapePart.filled(Self.arrows, .white),
    ]
  }

  /// The aircraft on its stand, and the index.
  private var aircraft: [any Part] {
    func shadow(_ offset: Point, _ color: ThemeColor) -> ShapePart {
      .filled(Self.wings, color).with {
        ($0.position, $0.strokeColor, $0.lineWidth) = (offset, color, offset.y)
      }
    }
    let edge = ThemeColor.color(Color(0x2a1600))
    return [
      ShapePart.filled(Self.standShadow, .rgba(0x00000045)).with { $0.position = Point(0.8, 2.4) },
      ShapePart.filled(Self.stand, .axial([0x2c3034ff, 0x101214ff])).with {
        ($0.strokeColor, $0.lineWidth) = (.rgba(0xffffff30), 0.5)
      },
      shadow(Point(0.3, 1.1), .rgba(0x00000042)), shadow(Point(0.8, 2.9), .rgba(0x0000002c)),
      ShapePart.filled(Self.wings, symbol).with { ($0.strokeColor, $0.lineWidth) = (edge, 0.9) },
      ShapePart.filled(Self.shine, .rgba(0xffffff5c)),
      ShapePart.filled("M-3 0A3 3 0 0 1 3 0A3 3 0 0 1 -3 0Z", symbol).with {
        ($0.strokeColor, $0.lineWidth) = (edge, 0.8)
      },
    ]
  }
}
