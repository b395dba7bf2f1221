import SweepGeometry
import SweepScene

/// Sky and ground behind an aircraft, with a ladder of pitches: it rolls about the centre, and in itself
/// goes up and down.
struct Horizon {
  /// The colour of the sky.
  var sky: ThemeColor
  /// The colour of the ground.
  var ground: ThemeColor
  /// How far the haze at the horizon reaches, in dial units.
  var haze: Int
  /// The distance of the sides from the centre, in dial units.
  var side: Int
  /// The distance of the ends from the horizon, in dial units.
  var depth: Int
  /// The width of the line between both, in dial units.
  var line: Double
  /// How far the horizon goes over the scale of pitches, in dial units.
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
        glow(
          -haze, [0x6fc0ff00, 0x6fc0ff33, 0xa6daff66, 0xd6eeffb8], at: [0, 0.7, 0.86, 1])
        glow(haze, [0xffbe7680, 0xffb46a3c, 0xffb46a00], at: [0, 0.2, 1])
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

  private func glow(_ height: Int, _ colors: [UInt32], at places: [Double]) -> ShapePart {
    .filled(outline(height), .axial(colors, at: places))
  }

  private func outline(_ height: Int) -> String {
    height < 0
      ? "M-\(side) \(height)H\(side)V0H-\(side)Z"
      : "M-\(side) 0H\(side)V\(height)H-\(side)Z"
  }
}
