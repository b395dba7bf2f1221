import OwnParts
import Sweephand

/// The parts that follow a reading of 0 … 3.
let followers: [any Part] = [BoostGauge(), EveryKey()]

/// A dial with nothing but a part; its words do not depend on the reading. Tenths of its scale lie at
/// whole degrees, which every form writes alike.
func dial(_ part: any Part, _ reading: Reading) -> Dial {
  let scale = Scale(0...3, start: .degrees(-120), span: .degrees(240))
  var dial = Dial(context: DialContext(scale: scale, reading: reading), parts: [part])
  dial.description = "A part."
  return dial
}

extension Dial {
  /// The dial in a form that readers use.
  func with(_ interactivity: Interactivity, _ control: Control = Control()) -> Dial {
    var dial = self
    (dial.interactivity, dial.control) = (interactivity, control)
    return dial
  }

  /// The drawing of its part alone, at a moment.
  func drawing(at time: Seconds = 0, after events: EventOccurrence...) throws -> String {
    var scene = try scene().presentation(at: time, events: events)
    scene.layers = Array(scene.layers.prefix(1))
    (scene.role, scene.annotations) = (.image, [])
    return try SVGWriter(SVGOptions(layout: .pretty, idPrefix: .none)).write(scene).string
  }
}
