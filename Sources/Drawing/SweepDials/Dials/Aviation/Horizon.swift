import SweepGeometry
import SweepScene

/// Sky and ground behind an aircraft, with a ladder of pitches: it rolls about the centre, and in itself
/// goes up and down.
struct Horizon {
  /// The colour of the sky.
  var sky: ThemeColor
  /// The colour of the ground.
  var ground: ThemeColor
  /// The extent of the haze at the horizon, in dial units.
  var haze: Int
  /// The distance of the sides from the centre, in dial units.
  var side: Int
  /// The distance of the ends from the horizon, in dial units.
  var depth: Int
  /// The width of the line between both, in dial units.
  var line: Double
  /// The travel of the horizon over the scale of pitches, in dial units.
  var travel: Double

  /// Banks to the right turn what is seen to the left.
  static let rolls = Scale(
    -180...180, start: .degrees(180), span: .degrees(-360), outside: .wrap)

  /// A part that rolls.
  static func rolling(_ roll: Reading, @PartsBuilder parts: () -> [any Part]) -> any Part {
    Follower(parts: parts).with { $0.turns = true }.on(scale: rolls, reading: roll)
  }

  /// Sky, ground and what lies over them, at a roll and a pitch.
  func part(
    roll: Reading, pitch: Reading, on scale: Scale, @PartsBuilder above: () -> [any Part]
  ) -> any Part {
    let above = above()
    return Self.rolling(roll) {
      Follower {
        field(-depth, sky)
        field(depth, ground)
        // Haze in bands: librsvg loses gradients that turn behind a window.
        field(-reach(0.6), .rgba(0x6fc0ff18))
        field(-reach(0.47), .rgba(0x7ac6ff1a))
        field(-reach(0.35), .rgba(0x8cceff1c))
        field(-reach(0.24), .rgba(0xa2d9ff26))
        field(-reach(0.15), .rgba(0xb8e2ff33))
        field(-reach(0.07), .rgba(0xd6eeff73))
        field(reach(0.5), .rgba(0xffb46a1f))
        field(reach(0.26), .rgba(0xffb46a29))
        field(reach(0.1), .rgba(0xffbe7640))
        above
      }.with { $0.travel = Vector(dx: 0, dy: travel) }.on(scale: scale, reading: pitch)
    }
  }

  /// The line between sky and ground.
  var edge: ShapePart {
    .lines("M-\(side) 0H\(side)", .white, width: line)
  }

  /// Path data from the horizon to a height.
  private func field(_ height: Int, _ color: ThemeColor) -> ShapePart {
    .filled(outline(height), color)
  }

  private func reach(_ part: Double) -> Int { Int((Double(haze) * part).rounded()) }

  private func outline(_ height: Int) -> String {
    height < 0
      ? "M-\(side) \(height)H\(side)V0H-\(side)Z"
      : "M-\(side) 0H\(side)V\(height)H-\(side)Z"
  }
}
