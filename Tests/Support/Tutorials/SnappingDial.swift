import Sweephand

/// Tutorial 001: a dial that follows the finger and snaps to the nearest of eight stops, with eight
/// buttons that turn with it.
///
/// A button sends the event `press`; the dial sends `input` while it turns, and `change` at rest.
public func snappingDial() throws -> Dial {
  let disc = try picture("disc")

  // Eight stops on a full circle, 45° apart, round and round.
  let scale = Scale(0...8, start: .zero, span: .degrees(360), outside: .wrap)

  var dial = Dial(context: DialContext(scale: scale, reading: Reading(0))) {
    // A follower turns to the reading with all that is on it.
    Follower {
      ArtworkPart(disc)
      for number in 0..<8 {
        ButtonPart("Channel \(number + 1)").with {
          $0.position = Layer.Point(at: .degrees(45 * Double(number)), radius: 58)
          $0.radius = 12
          $0.color = .color(Layer.Color(0xf2f5fa))
          $0.edge = .color(Layer.Color(0x9fb0cc))
        }
      }
    }.with { $0.turns = true }
  }

  // A press within 10 of the centre or beyond the edge has no effect. Released, the dial goes to
  // `round(angle / 45) * 45` in 0.15 s.
  dial.control = .slider(.step(1))
  dial.control.snapDuration = 0.15
  dial.control.deadRadius = 10
  dial.control.rim = 100
  dial.interactivity = .script
  dial.title = "Channel"
  return dial
}
