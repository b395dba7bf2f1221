import SweepGeometry
public import SweepScene

/// A half gauge with a rim of ranges, a target, the change and a note on a card: the template `kpi`.
public struct KeyFigure: DialDesign {
  /// The reading.
  public var value: Double
  /// The reading before, from which the arc and the change start; none by default.
  public var previous: Double?
  /// The time that the arc takes; 0.9 s by default.
  public var duration: Seconds = 0.9
  /// The readings at both ends.
  public var range: ClosedRange<Double>
  /// The limits of the ranges on the rim; 0, 50, 70 and 100 by default.
  public var limits: [Double] = [0, 50, 70, 100]
  /// Their colours; danger, warning and good by default.
  public var colors: [ThemeColor] = [.token(.danger), .token(.warning), .token(.good)]
  /// The reading that the triangle marks; none by default.
  public var target: Double?
  /// The name of the value; empty by default.
  public var name = ""
  /// The line below the name; empty by default.
  public var note = ""
  /// The line below the change; empty by default.
  public var foot = ""
  /// The unit behind the figures; `%` by default.
  public var unit = "%"
  /// The spelling of the figures; one decimal, as in English, by default.
  public var figures = NumberStyle(decimals: 1, locale: .named("en"))
  /// The colours of the arc along the scale; that of the theme by default.
  public var gradient: [ColorStop] = []
  /// The colours and the type; `flat` by default.
  public var theme = Theme.flat

  /// Makes a card about a reading.
  public init(
    _ name: String = "", _ value: Double, from previous: Double? = nil,
    in range: ClosedRange<Double> = 0...100
  ) {
    (self.name, self.value, self.previous, self.range) = (name, value, previous, range)
  }

  /// The card as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: -150, y: -152, width: 300, height: 220)
    let context = DialContext(
      scale: Scale(range, start: .degrees(-100), span: .degrees(200)),
      reading: Reading(value, from: previous, duration: duration, timingFunction: .easeOut),
      theme: theme)
    var dial = Dial(context: context) {
      ShapePart.litCard(card, cornerRadius: 18)
      heading(name, -120, 13).with { ($0.weight, $0.color) = (600, .token(.ink)) }
      heading(note, -105, 10)
      Bands(limits).with {
        ($0.colors, $0.radius, $0.width, $0.gap) = (colors, 93.5, 3.2, 3.2)
      }
      gauge
      end(range.lowerBound, -80.8)
      end(range.upperBound, 80.8)
      Readout().with {
        ($0.position, $0.size, $0.maximumWidth) = (Point(0, -10), 33, 122)
        ($0.window, $0.unit, $0.isUnitBehind, $0.unitSize) = (.some(.none), unit, true, 16)
        $0.style = figures
      }
      Trend().with {
        ($0.position, $0.size, $0.hasPill, $0.style) = (Point(0, 19), 9.4, true, figures)
      }
      Caption(foot).with {
        ($0.position, $0.size, $0.maximumWidth, $0.maximumLines) = (Point(0, 44), 9.6, 200, 1)
      }
    }
    dial.size = Size(width: 450, height: 330)
    dial.viewBox = card
    dial.title = "Key figure"
    dial.description = "\(name): \(dial.words)"
    return dial
  }

  /// The arc in its groove, and what marks the reading and the target.
  @PartsBuilder private var gauge: [any Part] {
    Track().with { ($0.radius, $0.width) = (82, 15) }
    Progress().with { ($0.radius, $0.width, $0.gradient) = (82, 15, gradient) }
    Marker().with {
      ($0.style, $0.radius, $0.size, $0.color) = (.pill, 82, 19.2, .white)
    }
    if let target {
      Marker(target).with {
        ($0.radius, $0.size, $0.color) = (98, 7.6, .token(.ink))
        ($0.label, $0.labelSize) = (target.spelled, 8)
      }
    }
  }

  private func heading(_ words: String, _ y: Double, _ size: Double) -> Caption {
    Caption(words).with {
      ($0.position, $0.alignment, $0.size) = (Point(-126, y), .start, size)
      ($0.maximumWidth, $0.maximumLines) = (252, 1)
    }
  }

  private func end(_ value: Double, _ x: Double) -> Caption {
    Caption(value.spelled).with {
      ($0.position, $0.size) = (Point(x, 31), 8)
      ($0.maximumWidth, $0.maximumLines) = (40, 1)
    }
  }
}
