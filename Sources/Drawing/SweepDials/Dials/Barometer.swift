import SweepGeometry
public import SweepScene

/// Air pressure with the words of the weather and a set hand: the template `barometer`.
public struct Barometer: DialDesign {
  /// The pressure in hPa; 1034 by default.
  public var pressure: Double
  /// The pressure in hPa that the second hand was set to; 1018.5 by default.
  public var set: Double
  /// The time that the needle takes from one to the other; 1 s by default.
  public var duration: Seconds = 1
  /// The colours and the type; `brass` by default.
  public var theme = Theme.brass

  /// Makes a barometer that shows a pressure, and the one before.
  public init(_ pressure: Double = 1034, set: Double = 1018.5) {
    self.pressure = pressure
    self.set = set
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(
      960...1060, start: .degrees(-135), span: .degrees(270),
      outside: .overshoot(by: .degrees(5)), ticks: TickRule(.step(10), minor: 10))
    let reading = Reading(pressure, from: set, duration: duration)
    var dial = Dial(context: DialContext(scale: scale, reading: reading, theme: theme)) {
      Bezel()
      Face()
      circle(93)
      circle(85)
      Ticks().with {
        ($0.every, $0.except, $0.radius) = (1, 5, 89.6)
        ($0.length, $0.width, $0.color) = (4.6, 0.6, .token(.mark))
      }
      Ticks().with {
        ($0.every, $0.except, $0.radius, $0.length, $0.width) = (5, 10, 93, 8, 0.95)
      }
      Ticks().with { ($0.every, $0.radius, $0.length, $0.width) = (10, 93, 10.6, 1.7) }
      Labels().with {
        ($0.every, $0.radius, $0.size, $0.orientation) = (10, 79, 10, .tangential)
      }
      ShapePart.circle(51.4, .token(.muted), opacity: 0.5)
      ShapePart.circle(37, .token(.muted), opacity: 0.8)
      for (index, word) in ["STORMY", "RAIN", "CHANGE", "FAIR", "VERY DRY"].enumerated() {
        weather(word, at: Double(index - 2) * 54)
      }
      OverRange().with { ($0.radius, $0.size, $0.gap) = (89, 6, .degrees(6)) }
      Caption("hPa").with {
        ($0.position, $0.size, $0.color) = (Point(0, 66), 13, .token(.ink))
      }
      signature
      Needle(.spade).with { ($0.length, $0.tail, $0.width) = (85, 25.5, 8) }
      Needle(.arrow).with {
        ($0.length, $0.tail, $0.width) = (58, 17, 3.2)
        ($0.color, $0.facet) = (.token(.warning), 0.3)
      }.on(reading: Reading(set, from: set, duration: 0))
      Hub().with { ($0.radius, $0.center) = (8, 3) }
    }
    dial.title = "Barometer"
    dial.description =
      "\(pressure.spelled) hPa; it was \(set.spelled) hPa when the hand was set"
    return dial
  }

  /// An ornament and the maker's line below the unit.
  private var signature: [any Part] {
    [
      ShapePart().with {
        $0.path = try? Path(svgPathData: "M-22 73H-4M4 73H22")
        ($0.strokeColor, $0.lineWidth) = (.token(.muted), 0.5)
      },
      ShapePart.filled("M0 70.8L2.2 73L0 75.2L-2.2 73Z", .token(.danger)),
      Caption("BAROMETER").with {
        ($0.position, $0.size, $0.letterSpacing) = (Point(0, 84), 6, 1.2)
      },
    ]
  }

  /// A line along the scale.
  private func circle(_ radius: Double) -> Bands {
    Bands([960, 1060]).with {
      ($0.colors, $0.radius, $0.width) = ([.token(.mark)], radius, 0.7)
    }
  }

  private func weather(_ word: String, at degrees: Double) -> ArcText {
    ArcText(word).with {
      ($0.angle, $0.radius, $0.size) = (.degrees(degrees), 44.2, 6)
      ($0.color, $0.letterSpacing, $0.facing) = (.token(.danger), 0.5, .outwards)
    }
  }
}
