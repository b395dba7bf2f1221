import Sweephand

/// Tutorial 000: a speedometer of three pictures, whose needle and label take another speed every two
/// seconds, for ever.
///
/// - Parameters:
///   - speeds: the speeds in turn.
///   - maximum: the speed at the end of the scale; at 0 or less, the needle stands at 0°.
public func speedometerOfPictures(_ speeds: [Double], maximum: Double = 140) throws -> Dial {
  let (face, needle, wheel) = try (picture("face"), picture("needle"), picture("wheel"))

  // The scale goes from -118.4° over 237.4° to 119°. Beyond its ends the needle stays there.
  let scale =
    maximum > 0
    ? Scale(0...maximum, start: .degrees(-118.4), span: .degrees(237.4), outside: .clamp)
    : Scale.still(at: .zero)

  // The needle takes half a second, slow at both ends. It goes by the numbers, so a move of more than
  // 180° passes the top.
  let reading = Reading(playing: speeds, every: 2, duration: 0.5, timingFunction: .easeInEaseOut)

  var dial = Dial(context: DialContext(scale: scale, reading: reading)) {
    ArtworkPart(face).with { $0.frame = Layer.Rect(x: -110, y: -110, width: 220, height: 220) }
    // A `UILabel`: white figures on black.
    Readout().with {
      $0.window = .lit
      $0.color = .white
      $0.position = Layer.Point(0, 70)
      $0.size = 18
    }
    // The anchor point is the middle of the needle's lower edge: a picture of 44 × 168 pixels, shown at
    // half its size.
    Needle().with {
      $0.artwork = NeedleArtwork(.artwork(needle), pivot: Layer.Point(22, 168), scale: 0.5)
    }
    ArtworkPart(wheel).with { $0.frame = Layer.Rect(x: -12, y: -12, width: 24, height: 24) }
  }
  dial.title = "Speed"
  return dial
}
