import SweepScene

/// A mistake of one engine for which no markup is known that all engines play alike.
struct EngineBug: Sendable {
  /// `firefox`, `webkit` or `chromium`.
  let engine: String
  /// The behaviour of the engine, as described in `docs/core-animation.md`.
  let reason: String
  /// A case in which it shows.
  let example: OracleCase
  /// Whether it may show in a scene at a time.
  let shows: @Sendable (Layer.Scene, Double) -> Bool

  /// The mistakes that are known.
  static let all = [
    EngineBug(
      engine: "firefox", reason: "adds up a CSS property wrongly from the third pass on",
      example: OracleCase(
        "adding up a line width for ever", at: [0.25, 0.75, 1.25, 2.25],
        zigzag(basic(.lineWidth, 1, 2, timing(0.5, times: .infinity), adding: true))),
      shows: { scene, time in
        scene.animations.contains { animation in
          let timing = animation.timing
          return animation.isCumulative && timing.ownActiveDuration == .infinity
            && animation.property.map { !transforms.contains($0) } ?? false
            && time >= timing.beginTime.value + 2 * timing.cycle / abs(timing.speed)
        }
      })
  ]

  private static let transforms: Set<AnimatedProperty> = [.rotation, .scale, .translation]
}

extension Layer.Scene {
  /// The animations of all layers that are in no group.
  fileprivate var animations: [Layer.Animation] { layers.flatMap(\.allAnimations) }
}

extension Layer {
  fileprivate var allAnimations: [Layer.Animation] {
    animations + sublayers.flatMap(\.allAnimations)
  }
}
