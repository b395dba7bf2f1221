import SweepGeometry
public import SweepScene

/// A needle that turns to its heading by the shortest way, over north too: the template `compass`.
public struct Compass: DialDesign {
  /// The heading in degrees, clockwise from north, and the way there.
  public var heading: Reading
  /// The colours and the type; `brass` by default.
  public var theme = Theme.brass

  /// Makes a compass that shows a heading.
  public init(_ heading: Reading = Reading(38, from: 330, duration: 0.8)) { self.heading = heading }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale.round(0...360, outside: .wrap, ticks: TickRule(.step(30), minor: 6))
    let south = Scale.round(0...360, from: .degrees(180), outside: .wrap)
    var dial = Dial(context: DialContext(scale: scale, reading: heading, theme: theme)) {
      Bezel()
      Face()
      Ticks(.minor)
      Ticks(.major)
      Labels().with {
        ($0.values, $0.texts) = ([0, 90, 180, 270], [0: "N", 90: "E", 180: "S", 270: "W"])
        ($0.size, $0.radius, $0.weight) = (17, 74, 700)
      }
      Labels().with {
        $0.values = [30, 60, 120, 150, 210, 240, 300, 330]
        ($0.size, $0.radius, $0.color) = (8.5, 75, .token(.muted))
        ($0.orientation, $0.isFlipped) = (.tangential, true)
      }
      half(.token(.muted)).on(scale: south)
      half(.token(.danger))
      Hub().with { ($0.radius, $0.center) = (4.6, 1.6) }
    }
    dial.title = "Compass"
    dial.description = "A heading of \(heading.value.spelled)°"
    return dial
  }

  private func half(_ color: ThemeColor) -> Needle {
    Needle(.triangle).with {
      ($0.length, $0.tail, $0.width) = (50, 0, 13)
      ($0.color, $0.shade) = (color, color)
    }
  }
}
