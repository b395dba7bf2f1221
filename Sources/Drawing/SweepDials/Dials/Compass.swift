import SweepGeometry
public import SweepScene

/// A needle that turns to its heading by the shortest way, over north too: the template `compass`.
public struct Compass: DialDesign {
  /// The heading in degrees, clockwise from north, and the way there.
  public var heading: Reading
  /// The colours and the type; `brass` by default.
  public var theme = Theme.brass

  /// Makes a compass that shows a heading.
  public init(_ heading: Reading = Reading(52, from: 330, duration: 0.8)) { self.heading = heading }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale.round(0...360, outside: .wrap, ticks: TickRule(.step(30), minor: 6))
    let south = Scale.round(0...360, from: .degrees(180), outside: .wrap)
    var dial = Dial(context: DialContext(scale: scale, reading: heading, theme: theme)) {
      Bezel()
      Face()
      Ticks().with {
        ($0.every, $0.except, $0.radius) = (2, 10, 92.3)
        ($0.length, $0.width, $0.color) = (3.5, 0.6, .token(.muted))
      }
      Ticks().with {
        ($0.every, $0.except, $0.radius) = (10, 30, 94)
        ($0.length, $0.width, $0.color) = (5, 1.05, .token(.mark))
      }
      Ticks().with { ($0.every, $0.radius, $0.length, $0.width) = (30, 95.4, 6.8, 1.9) }
      Labels().with {
        $0.values = [30, 60, 120, 150, 210, 240, 300, 330]
        ($0.size, $0.radius, $0.orientation) = (7.4, 85.4, .tangential)
      }
      point([90, 180, 270], [90: "E", 180: "S", 270: "W"], 600)
      point([0, 360], [0: "N"], 700).with { ($0.color, $0.hidden) = (.token(.danger), .last) }
      CompassRose.parts
      ShapePart.filled("M-17 33.5H17V50H-17Z", .token(.face)).with {
        ($0.strokeColor, $0.lineWidth) = (.token(.muted), 0.8)
      }
      Readout().with {
        ($0.position, $0.size, $0.maximumWidth) = (Point(0.6, 45.2), 9.6, 30)
        $0.style.suffix = "°"
      }
      half(.token(.ink)).on(scale: south)
      half(.token(.danger))
      Hub().with { ($0.radius, $0.center) = (7.4, 3.2) }
      ShapePart.filled("M0 -98.6L3.4 -106.4H-3.4Z", .token(.danger))
    }
    dial.title = "Compass"
    dial.description = "A heading of \(heading.value.spelled)°"
    return dial
  }

  /// Letters of the points of the compass.
  private func point(_ values: [Double], _ texts: [Double: String], _ weight: Int) -> Labels {
    Labels().with {
      ($0.values, $0.texts, $0.weight) = (values, texts, weight)
      ($0.size, $0.radius) = (15, 84.6)
    }
  }

  private func half(_ color: ThemeColor) -> Needle {
    Needle(.triangle).with {
      ($0.length, $0.tail, $0.width) = (76, 0, 9)
      ($0.color, $0.facet) = (color, 0.3)
    }
  }
}
