import SweepGeometry

/// The rose of 32 points under the needle of a compass, each half in the light.
enum CompassRose {
  /// Its rings of points, the shortest below, in a fine circle.
  static var parts: [any Part] {
    [
      ShapePart.circle(63.6, .token(.muted), opacity: 0.7),
      ring(16, from: 11.25, Star(length: 33, half: 2.7, foot: 22), .muted, 0.35, 0.7),
      ring(8, from: 22.5, Star(length: 43, half: 4.2, foot: 21), .accent, 0.4, 0.8),
      ring(4, from: 45, Star(length: 52, half: 6.6, foot: 17, isSolid: true), .warning, 0.5, 1),
      ring(4, from: 0, Star(length: 62, half: 8.2, foot: 14.5, isSolid: true), .warning, 0.5, 1),
    ]
  }

  /// One point: its length, and half its width at a distance from the centre.
  private struct Star {
    let length: Double
    let half: Double
    let foot: Double
    /// Whether nothing shows through.
    var isSolid = false

    func facet(_ side: Double) -> String {
      "M0 \(-length)L\(side * half) \(-foot)L0 0Z"
    }

    var whole: String { "M0 \(-length)L\(-half) \(-foot)L0 0L\(half) \(-foot)Z" }
  }

  private static func ring(
    _ count: Int, from start: Double, _ star: Star, _ color: ThemeColor.Token, _ lit: Double,
    _ shaded: Double
  ) -> RepeatPart {
    var facets = star.isSolid ? [ShapePart.filled(star.whole)] : []
    facets += [(-1.0, lit), (1, shaded)].map { side, opacity in
      ShapePart.filled(star.facet(side), .token(color)).with { $0.opacity = opacity }
    }
    let point = ShapePart().with { ($0.rotation, $0.layers) = (.degrees(start), facets) }
    return RepeatPart([point], count: count)
  }
}
