import SweepGeometry
import SweepScene

/// The level of a tank as a row of cells in a window, and its range: the template `fuel`.
public struct FuelGauge: DialDesign {
  /// The level in parts of a hundred, and the way there.
  public var reading: Reading
  /// The range of the fuel; 412 by default.
  public var distance = Reading(412, duration: 0)
  /// The level below which the tank must be filled, 1 … 99; 12.5 by default.
  public var reserve = 12.5
  /// The unit of the distance; `km` by default.
  public var unit = "km"
  /// The word over the distance; `FUEL` by default.
  public var heading = "FUEL"
  /// The word at the lower end; `E` by default.
  public var empty = "E"
  /// The word at the upper end; `F` by default.
  public var full = "F"
  /// The colours and the type; `cupertino` by default.
  public var theme = Theme.cupertino

  /// Makes a gauge that shows a level, reached in 1 s.
  public init(_ value: Double = 64) {
    self.init(reading: Reading(value, duration: 1, timingFunction: .swing))
  }

  /// Makes a gauge that shows a reading.
  public init(reading: Reading) { self.reading = reading }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let quarters = TickRule(.values([0, 25, 50, 75, 100]), minor: 3)
    let plot = Plot(
      frame: Rect(x: -112, y: -7, width: 224, height: 13), x: Scale(0...100, ticks: quarters))
    var dial = Dial(
      context: DialContext(reading: reading, theme: theme, plot: plot),
      parts: card + words + window + scale + glass)
    dial.size = Size(width: 600, height: 293)
    dial.viewBox = Rect(x: -164, y: -80, width: 328, height: 160)
    dial.title = "Fuel gauge"
    return dial
  }

  private var card: [any Part] {
    let outline =
      "M-141 -74H141A15 15 0 0 1 156 -59V57A15 15 0 0 1 141 72H-141A15 15 0 0 1 -156 57V-59A15 15 0 0 1 -141 -74Z"
    func shadow(_ x: Double, _ y: Double, _ edge: Double, _ width: Double) -> ShapePart {
      ShapePart.filled(outline, .black(20)).with {
        $0.position = Point(x, y)
        ($0.strokeColor, $0.lineWidth) = (.black(edge), width)
      }
    }
    return [
      shadow(0.4, 2.4, 13, 3.6), shadow(0.2, 1.2, 18, 1.8),
      ShapePart.filled(outline, .lit(.token(.face), .token(.faceEdge))).with {
        ($0.strokeColor, $0.lineWidth) = (.token(.bezel), 0.9)
      },
    ]
  }

  private var words: [any Part] {
    [
      ShapePart.filled(
        "M-133.5 -60H-120.5A6.5 6.5 0 0 1 -114 -53.5V-40.5A6.5 6.5 0 0 1 -120.5 -34H-133.5A6.5 6.5 0 0 1 -140 -40.5V-53.5A6.5 6.5 0 0 1 -133.5 -60Z",
        .lit(Self.color(0x3a424c), Self.color(0x1a1f26))),
      Icon(.fuel).with {
        ($0.position, $0.size, $0.color) = (Point(-127, -47), 18, Self.color(0xffb93e))
      },
      Caption(heading).with {
        ($0.position, $0.size, $0.letterSpacing) = (Point(-105, -52), 8.6, 1.6)
        ($0.alignment, $0.maximumWidth, $0.maximumLines) = (.start, 100, 1)
      },
      Readout().with {
        ($0.position, $0.size, $0.weight) = (Point(-81, -35.5), 16, 500)
        ($0.unit, $0.isUnitBehind, $0.maximumWidth) = (unit, true, 56)
        $0.window = Readout.Window.none
      }.on(reading: distance),
      Readout().with {
        ($0.position, $0.size, $0.weight) = (Point(113, -35.5), 31, 500)
        ($0.unit, $0.isUnitBehind, $0.unitSize) = ("%", true, 16)
        ($0.motion, $0.maximumWidth) = (.counting, 62)
        $0.window = Readout.Window.none
      },
    ]
  }

  /// A dark window in a frame of metal, the same in every theme.
  private var window: [any Part] {
    [
      ShapePart.filled(
        "M-132 -24.5H132A9.5 9.5 0 0 1 141.5 -15V48A9.5 9.5 0 0 1 132 57.5H-132A9.5 9.5 0 0 1 -141.5 48V-15A9.5 9.5 0 0 1 -132 -24.5Z",
        .down([0x6d747c, 0xc7ccd1, 0xf4f6f7, 0x9aa1a8].map(Self.color), at: [0, 0.4, 0.85, 1])
      ).with { ($0.strokeColor, $0.lineWidth) = (Self.color(0x6d747c), 0.8) },
      ShapePart.filled(
        "M-130.8 -19H130.8A5.2 5.2 0 0 1 136 -13.8V47.1A5.2 5.2 0 0 1 130.8 52.3H-130.8A5.2 5.2 0 0 1 -136 47.1V-13.8A5.2 5.2 0 0 1 -130.8 -19Z",
        .down([0x0b0d10, 0x15191e, 0x20262d].map(Self.color), at: [0, 0.3, 1])),
      ShapePart.filled(
        "M-110.5 -8.5H110.5A3 3 0 0 1 113.5 -5.5V4.5A3 3 0 0 1 110.5 7.5H-110.5A3 3 0 0 1 -113.5 4.5V-5.5A3 3 0 0 1 -110.5 -8.5Z",
        .lit(Self.color(0x020304), Self.color(0x2a323b))),
    ]
  }

  private var scale: [any Part] {
    let below = Plot(
      frame: Rect(x: -112, y: 14.6, width: 224, height: 2.6), x: Scale(0...100))
    let red = Self.color(0xff4b3c)
    let white = Self.color(0xeef1f4)
    return [
      Bar().with {
        ($0.along, $0.cells, $0.gap, $0.cornerRadius) = (.x, 20, 1.2, 1)
        ($0.limits, $0.colors) = ([reserve], [red, Self.color(0xffa92e)])
        $0.trackColor = Self.color(0x12161b)
      },
      Ranges([0, reserve]).with {
        ($0.colors, $0.side, $0.distance, $0.width) = ([red], .top, -1, 2.4)
      }.on(plot: below),
      Axis(.bottom).with {
        ($0.distance, $0.lineWidth, $0.tickLength, $0.minorTickLength) = (6, 0, 11, 5)
        ($0.tickColor, $0.color, $0.gap, $0.size) = (white, white, 3.4, 15)
        $0.texts = [0: empty, 25: "¼", 50: "½", 75: "¾", 100: full]
      },
      Pointer().with {
        ($0.side, $0.distance, $0.length, $0.width) = (.top, -13, 34, 7.2)
        $0.color = Self.color(0xff6a38)
      },
    ]
  }

  /// The shadow of the frame, and the light on the glass.
  private var glass: [any Part] {
    [
      ShapePart.filled(
        "M-136 -13.8A5.2 5.2 0 0 1 -130.8 -19H130.8A5.2 5.2 0 0 1 136 -13.8V5H-136Z",
        .down([.black(204), .black(77), .black(0)], at: [0, 0.25, 0.6])),
      ShapePart.filled(
        "M-136 -13.8A5.2 5.2 0 0 1 -130.8 -19H130.8A5.2 5.2 0 0 1 136 -13.8V10Q70 14 0 14T-136 10Z",
        .lit(.white(48), .white(8))),
    ]
  }

  private static func color(_ hex: UInt32) -> ThemeColor { .color(Color(hex)) }
}
