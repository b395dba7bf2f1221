import SweepGeometry
import SweepScene

/// The round sunk fields at both sides.
extension EVCluster {
  var powerWell: GroupPart {
    let scale = Scale(
      powerRange, start: .degrees(-140), span: .degrees(250),
      ticks: TickRule(.step(major), minor: 5))
    let arc = Progress().with {
      ($0.isStepped, $0.origin) = (true, 0)
      // The first colour begins below any scale.
      $0.gradient = [
        ColorStop(.token(.good), at: -1_000_000), ColorStop(.token(.accent), at: 0),
      ]
    }
    let word = Caption(powerLabel).with {
      ($0.position, $0.size, $0.letterSpacing) = (Point(0, 72), 11, 1.2)
      ($0.maximumWidth, $0.maximumLines) = (64, 1)
    }
    return well(
      arcs(arc, glow: 0.16, on: scale, power) + [
        number(powerUnit).with { $0.motion = .counting }.on(scale: scale, reading: power), word,
      ], at: -107)
  }

  var chargeWell: GroupPart {
    let scale = Scale(
      0...100, start: .degrees(140), span: .degrees(-280), ticks: TickRule(.step(25), minor: 5))
    let low = Bands([0, reserve]).with {
      ($0.colors, $0.radius, $0.width) = ([.token(.danger)], 92.4, 2.6)
    }.on(scale: scale, reading: charge)
    let cell = Icon().with {
      $0.path = try? Path(
        svgPathData: "M2 7H20V10H22.5V14H20V17H2ZM4 9V15H18V9ZM5.5 10.5H13V13.5H5.5Z")
      ($0.position, $0.size, $0.color) = (Point(-19, 67.5), 22, .token(.good))
    }
    let part = Readout().with {
      ($0.position, $0.size, $0.weight) = (Point(15, 72.5), 14, 500)
      ($0.style.suffix, $0.color, $0.maximumWidth) = (" %", .token(.good), 40)
      $0.window = Readout.Window.none
    }.on(scale: scale, reading: charge)
    let arc = Progress().with { $0.color = .token(.good) }
    return well(
      arcs(arc, glow: 0.14, below: [low], on: scale, charge)
        + [number(distanceUnit).on(reading: distance), cell, part], at: 107)
  }

  private func well(_ parts: [any Part], at x: Double) -> GroupPart {
    let ground: [any Part] = [
      Face().with {
        ($0.finish, $0.recess) = (.gradient, 0.5)
        ($0.color, $0.edge) = (.token(.faceEdge), .token(.face))
      },
      Ring().with {
        ($0.radius, $0.width) = (100, 1)
        ($0.color, $0.edge) = (.token(.faceEdge), .token(.bezel))
      },
    ]
    return GroupPart(ground + parts).with { ($0.position, $0.scale) = (Point(x, 2), 0.6) }
  }

  private func number(_ unit: String) -> Readout {
    Readout().with {
      ($0.unit, $0.position, $0.size) = (unit, Point(0, 10), 32)
      ($0.weight, $0.maximumWidth, $0.window) = (400, 64, Readout.Window.none)
    }
  }

  /// An arc over its light in a track, its end, and the scale inside.
  private func arcs(
    _ arc: Progress, glow: Double, below: [any Part] = [], on scale: Scale, _ reading: Reading
  ) -> [any Part] {
    let arc = arc.with { $0.radius = 84 }
    let light = GroupPart([arc.with { $0.width = 22 }.on(scale: scale, reading: reading)])
    return [Track().with { ($0.radius, $0.width) = (84, 10) }.on(scale: scale)] + below + [
      light.with { $0.opacity = glow },
      arc.with { $0.width = 10 }.on(scale: scale, reading: reading),
      Marker().with {
        ($0.style, $0.side, $0.radius) = (.line, .inside, 90)
        ($0.size, $0.color) = (12, .token(.ink))
      }.on(scale: scale, reading: reading),
      Ticks(.minor).with {
        ($0.style, $0.radius, $0.length, $0.width) = (.bars, 76, 4, 0.9)
      }.on(scale: scale),
      Ticks().with {
        ($0.style, $0.radius, $0.length, $0.width) = (.bars, 76, 7, 1.8)
      }.on(scale: scale),
      Labels().with {
        ($0.radius, $0.size, $0.weight, $0.color) = (63, 12.5, 400, .token(.muted))
      }.on(scale: scale, reading: reading),
    ]
  }
}
