import SweepGeometry
import SweepScene

/// A horizon between the tapes of speed and altitude: the template `tapes`.
public struct Tapes: DialDesign {
  /// The speed, and the way there.
  public var speed = Reading(128, from: 112, duration: 4)
  /// The altitude, and the way there.
  public var altitude = Reading(4480, from: 4320, duration: 4)
  /// The pitch above the horizon, in degrees, with its motion.
  public var pitch = Reading(3, from: -2, duration: 4)
  /// The bank in degrees, to the right above zero, and the way there.
  public var roll = Reading(8, from: -6, duration: 4)
  /// The upper end of the tape of the speed; 300 by default.
  public var maximumSpeed = 300.0
  /// The upper end of the tape of the altitude; 50,000 by default.
  public var maximumAltitude = 50_000.0
  /// The speeds between the ends of their tape; 60 by default.
  public var speedReach = 60.0
  /// The altitudes between the ends of their tape; 600 by default.
  public var altitudeReach = 600.0
  /// The distance between labels of the speed; chosen to fit by default.
  public var speedStep: Double?
  /// The distance between labels of the altitude; chosen to fit by default.
  public var altitudeStep: Double?
  /// The limits of the coloured stretches of speed.
  public var bands = [48.0, 129, 158, 240]
  /// The words above the speed, the horizon and the altitude.
  public var top = ["KT", "NAV · ALT", "FT"]
  /// The words below the speed, the horizon and the altitude.
  public var bottom = ["GS 131", "038°", "29.92"]
  /// The colour of the sky, which is lighter at the horizon; blue by default.
  public var sky = ThemeColor.color(Color(0x1659ad))
  /// The colour of the ground, which is lighter at the horizon; brown by default.
  public var ground = ThemeColor.color(Color(0x5c3717))
  /// The colour of the aircraft; yellow by default.
  public var symbol = ThemeColor.color(Color(0xffd21f))
  /// The colours and the type; `aviation` by default.
  public var theme = Theme.aviation

  /// Makes the display of an aircraft in a climb.
  public init() {}

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(0...max(maximumSpeed, 1e-6))
    var dial = Dial(context: DialContext(scale: scale, reading: speed, theme: theme)) {
      ShapePart.filled(Self.housing, .lit(.token(.bezel), .token(.bezelEdge))).with {
        $0.strokeColor = .token(.bezelEdge)
      }
      ShapePart.filled(Self.screen, Self.black).with {
        ($0.strokeColor, $0.lineWidth) = (.rgba(0xffffff1f), 0.8)
      }
      GroupPart {
        GroupPart { horizon }.with { $0.position = Point(-3, -2) }
      }.with { $0.clip = try? Path(svgPathData: "M-160 -84H160V80H-160Z") }
      ShapePart.filled("M-148 -84H-82V80H-148ZM76 -84H148V80H76Z", .rgba(0x0a1320b8))
      speedTape
      altitudeTape
      ShapePart.lines(Self.lines, .rgba(0xffffff59), width: 0.8)
      ShapePart.filled(Self.boxes, Self.black).with {
        ($0.strokeColor, $0.lineWidth) = (.white, 1.2)
      }
      figures(of: speed, at: -120.5, width: 46)
      figures(of: altitude, at: 121.5, width: 54)
      words(top, at: -91.6, left: 0xff7df2)
      words(bottom, at: 96.6, left: 0xffffff)
    }
    dial.size = Size(width: 510, height: 345)
    dial.viewBox = Rect(x: -170, y: -115, width: 340, height: 230)
    dial.title = "Tapes"
    dial.description =
      "Speed \(speed.value.spelled) \(top.first ?? ""), altitude \(altitude.value.spelled) "
      + "\(top.last ?? ""), pitch \(pitch.value.spelled)°, roll \(roll.value.spelled)°"
    return dial
  }
}

extension Tapes {
  private var speedTape: any Part {
    Tape().with {
      $0.frame = Rect(x: -148, y: -84, width: 66, height: 164)
      ($0.reach, $0.every, $0.side) = (speedReach, speedStep, .right)
      ($0.color, $0.weight, $0.limits) = (.white, 600, bands)
      $0.colors = [0x2fc464, 0xffcb2e, 0xff5047].map { .color(Color($0)) }
    }
  }

  private var altitudeTape: any Part {
    Tape().with {
      $0.frame = Rect(x: 76, y: -84, width: 72, height: 164)
      ($0.reach, $0.every, $0.minor) = (altitudeReach, altitudeStep, 4)
      ($0.side, $0.color, $0.weight) = (.left, .white, 600)
    }.on(scale: Scale(0...max(maximumAltitude, 1e-6)), reading: altitude)
  }

  private func figures(of reading: Reading, at x: Double, width: Double) -> any Part {
    Readout().with {
      ($0.motion, $0.position, $0.size, $0.weight) = (.odometer, Point(x, 3.4), 15.5, 600)
      ($0.maximumWidth, $0.color, $0.drumColor) = (width, .white, .color(Color(0x16191d)))
      $0.window = Readout.Window.none
    }.on(scale: Scale(0...1), reading: reading)
  }

  /// The words above or below the speed, the horizon and the altitude.
  private func words(_ texts: [String], at y: Double, left: UInt32) -> [any Part] {
    let places = [(-115.0, 64.0, left), (-3, 150, 0x3ee08a), (112, 70, 0x43d4ff)]
    return zip(texts, places).map { text, place in
      Caption(text).with {
        ($0.position, $0.size, $0.color) = (Point(place.0, y), 8.8, .color(Color(place.2)))
        ($0.letterSpacing, $0.maximumWidth, $0.maximumLines) = (0.6, place.1, 1)
      }
    }
  }

  /// The horizon with its ladder, and the aircraft.
  private var horizon: [any Part] {
    let horizon = Horizon(
      sky: sky, ground: ground, haze: 90, side: 260, depth: 700, line: 1.6, travel: 810)
    return [
      horizon.part(roll: roll, pitch: pitch, on: Scale(-90...90)) {
        horizon.edge
        ShapePart.lines(Self.ladder, .white, width: 1.3)
        Self.figures(at: -29)
        Self.figures(at: 29)
      },
      ShapePart.filled(Self.aircraftShadow, .rgba(0x00000060)).with { $0.position = Point(0.4, 2) },
      ShapePart.filled(Self.aircraft, symbol).with {
        ($0.strokeColor, $0.lineWidth) = (.color(Color(0x1a1400)), 0.9)
      },
      ShapePart.filled("M0 0L39 15H30ZM0 0L-39 15H-30Z", .rgba(0x00000055)),
    ]
  }

  /// The figures of the ladder on one side, every 10°.
  private static func figures(at x: Double) -> Caption {
    let tens = stride(from: 40, through: 10, by: -10).map(String.init)
    return Caption((tens + [" "] + tens.reversed()).joined(separator: "\n")).with {
      ($0.position, $0.size, $0.lineHeight) = (Point(x, -177.5), 7.2, 6.25)
      ($0.maximumLines, $0.weight, $0.color) = (9, 600, .white)
    }
  }

  private static let black = ThemeColor.color(Color(0x020304))
  private static let housing =
    "M-155 -114H155A14 14 0 0 1 169 -100V100A14 14 0 0 1 155 114H-155A14 14 0 0 1 -169 10"
    + "0V-100A14 14 0 0 1 -155 -114Z"
  private static let screen =
    "M-156 -107H156A6 6 0 0 1 162 -101V101A6 6 0 0 1 156 107H-156A6 6 0 0 1 -162 101V-101"
    + "A6 6 0 0 1 -156 -107Z"
  private static let lines = "M-160 -84H160M-160 80H160M-148 -84V80M-82 -84V80M76 -84V80M148 -84V80"
  /// The boxes of both readings.
  private static let boxes =
    "M-145 -15H-96V-8L-89 -2L-96 4V11H-145ZM150 -15H93V-8L86 -2L93 4V11H150Z"
  /// The marks of pitches, every 5°, 4.5 units a degree.
  private static let ladder =
    "M-20 180.0H20M-10 157.5H10M-20 135.0H20M-10 112.5H10M-20 90.0H20M-10 67.5H10M-20 45."
    + "0H20M-10 22.5H10M-10 -22.5H10M-20 -45.0H20M-10 -67.5H10M-20 -90.0H20M-10 -112.5H10M-"
    + "20 -135.0H20M-10 -157.5H10M-20 -180.0H20"
  private static let aircraft =
    "M0 0L39 15H20L0 9L-20 15H-39ZM-69 -2.2H-51L-47.4 0L-51 2.2H-69ZM69 -2.2H51L47.4 0L51 2.2H69Z"
  private static let aircraftShadow =
    "M0 0L39 15H-39ZM-69 -2.2H-51L-47.4 0L-51 2.2H-69ZM69 -2.2H51L47.4 0L51 2.2H69Z"
}
