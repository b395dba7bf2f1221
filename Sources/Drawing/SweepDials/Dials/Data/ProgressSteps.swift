import SweepGeometry
import SweepScene

/// The steps of something in a row, done, at hand and to come: the template `steps`.
public struct ProgressSteps: DialDesign {
  /// The number of completed steps, with its motion.
  public var reading: Reading
  /// The names of the steps, 1 … 12.
  public var steps: [String]
  /// The name of the process; empty by default.
  public var name = ""
  /// The line beside the name; empty by default.
  public var note = ""
  /// The colour of completed and current steps; the theme's `accent` by default.
  public var color = ThemeColor.token(.accent)
  /// The colours and the type; `flat` by default.
  public var theme = Theme.flat

  /// Makes a row of steps, so many of which are done; one less were done before.
  public init(_ steps: [String], done: Double) {
    self.steps = steps
    reading = Reading(
      done, from: max(done - 1, 0), duration: 0.8, timingFunction: .easeInEaseOut)
  }

  /// The card as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: -180, y: -60, width: 360, height: 120)
    var dial = Dial(context: DialContext(reading: reading, theme: theme)) {
      ShapePart.litCard(card, cornerRadius: 16)
      Caption(name).with {
        ($0.position, $0.alignment, $0.size) = (Point(-160, -34), .start, 12)
        ($0.weight, $0.color, $0.maximumWidth, $0.maximumLines) = (600, .token(.ink), 150, 1)
      }
      Caption(note).with {
        ($0.position, $0.alignment, $0.size) = (Point(160, -34), .end, 10)
        ($0.maximumWidth, $0.maximumLines) = (160, 1)
      }
      Steps(steps).with {
        ($0.position, $0.width, $0.radius) = (Point(0, 4), 264, 12)
        ($0.size, $0.color) = (9.6, color)
      }
    }
    dial.size = Size(width: 600, height: 200)
    dial.viewBox = card
    dial.title = "Steps"
    dial.description = "\(name): \(dial.words)"
    return dial
  }
}
