import SweepScene

extension Bezel {
  /// The tones of a finish from the outside inwards. The inner slope is the outer one turned over.
  struct Look {
    /// The tone of the edge.
    var rim = 0.35
    /// The tones of the chamfer, from the light to the shade.
    var chamfer: [Metal.Tone]
    /// The tone of the line between the slopes.
    var seam = -0.55
    /// The tones of the slope down to the face.
    var inside: [Metal.Tone]
    /// The tone of the lip round the face.
    var lip = -0.85
    /// The dashes of a texture, with the part of the ring's width that each covers.
    var scratches: [(part: Double, span: Double, tone: Double, dashes: [Double])] = []
  }
}

extension Bezel.Finish {
  var look: Bezel.Look {
    switch self {
    case .steel, .none, .line:
      Bezel.Look(
        chamfer: [(0, 1.85), (0.18, 1), (0.45, 0.25), (0.72, 0), (1, 0.75)],
        inside: [(0, -0.5), (0.6, 0.15), (1, 1.3)])
    case .chrome:
      Bezel.Look(
        chamfer: [
          (0, 2), (0.2, 0.6), (0.46, 2), (0.5, 0), (0.62, 0.4), (0.92, 1.9), (1, 0.45),
        ],
        inside: [(0, 0), (0.52, 1.8), (0.6, 0.4), (1, 2)])
    case .brushed:
      Bezel.Look(
        chamfer: [(0, 1.6), (0.3, 1), (0.5, 0.6), (0.75, 0.35), (1, 0.9)],
        inside: [(0, -0.4), (0.55, 0.5), (1, 1.7)],
        scratches: [
          (0.5, 1, 2, [0.25, 1.3, 0.4, 0.9, 0.2, 1.6]), (0.5, 1, -0.5, [0.3, 1.1, 0.5, 1.7]),
        ])
    case .black:
      Bezel.Look(
        rim: 1, chamfer: [(0, 1.25), (0.1, 0.7), (0.5, 0.3), (0.85, 0), (1, 0.9)],
        inside: [(0, -0.7), (0.55, 0.1), (1, 1.2)], lip: -0.9)
    case .brass:
      Bezel.Look(
        rim: 0.1, chamfer: [(0, 1.75), (0.14, 1), (0.4, 0.45), (0.7, 0), (1, 0.95)],
        inside: [(0, -0.3), (0.5, 0.65), (1, 1.7)], lip: -0.65)
    case .enamel:
      Bezel.Look(
        rim: 0, chamfer: [(0, 2), (0.5, 1.2), (1, 0.45)], seam: 0,
        inside: [(0, 0), (0.4, 0.6), (1, 2)], lip: -0.25)
    case .wood:
      Bezel.Look(
        rim: -0.2, chamfer: [(0, 1.35), (0.3, 1), (0.7, 0.55), (1, 0.2)], seam: -0.3,
        inside: [(0, -0.35), (0.4, 0.3), (1, 1.6)], lip: -0.6,
        scratches: [
          (0.22, 0.05, -0.1, [31, 5, 17, 9, 44, 3]), (0.48, 0.04, 0.1, [57, 12, 23, 6]),
          (0.7, 0.05, -0.1, [19, 7, 38, 11]), (0.86, 0.03, 1.5, [41, 16]),
        ])
    }
  }
}

extension Bezel.Look {
  /// The texture between two distances from the face.
  func texture(
    _ metal: Metal, on outline: FaceOutline, from inner: Double, to outer: Double
  ) -> [Layer] {
    let width = outer - inner
    return scratches.map { scratch in
      let color = metal[scratch.tone].opacity(scratch.span < 1 ? 0.35 : 0.13)
      return outline.line(
        .color(color), width: width * scratch.span, outwards: inner + width * scratch.part,
        dashes: scratch.dashes)
    }
  }
}
