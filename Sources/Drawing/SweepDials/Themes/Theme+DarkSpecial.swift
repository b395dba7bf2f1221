import SweepGeometry
import SweepScene
import SweepType

extension Theme {
  /// A car for the track: near black and brushed steel, a red needle.
  public static let sport = Theme(
    name: "sport",
    face: Color(0x202126), faceEdge: Color(0x0a0b0c),
    bezel: Color(0xa7aeb6), bezelEdge: Color(0x2a2e33),
    ink: Color(0xf6f8fa), muted: Color(0x9ea6b0), mark: Color(0xffffff), track: Color(0x2c2e33),
    accent: Color(0xff4a3c), needle: Color(0xff3a2a), needleShade: Color(0xee2a1a),
    hand: Color(0xf6f8fa), secondHand: Color(0xff4a3c),
    hub: Color(0x6a7078), hubEdge: Color(0x1a1c1f),
    good: Color(0x2fd06a), warning: Color(0xffb02e), danger: Color(0xff6a5c),
    fontFamily: sansSerif, drawnFace: .square, labelWeight: 600, readoutWeight: 700,
    markWeight: 1.2, shadow: 0.45,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess, $0.glass) = (.brushed, .turned, 0.8, 0.1)
      ($0.hub, $0.needle, $0.hands, $0.window) = (.dome, .arrow, .classic, .lit)
      $0.light = Light(from: .degrees(-14), softness: 1)
    })

  /// Tubes that glow: amber behind dark walnut.
  public static let nixie = Theme(
    name: "nixie",
    face: Color(0x2b1a10), faceEdge: Color(0x0d0805),
    bezel: Color(0x8a5f3c), bezelEdge: Color(0x2e1a0d),
    ink: Color(0xffb873), muted: Color(0xd0935c), mark: Color(0xffa552), track: Color(0x3d2717),
    accent: Color(0xff8a3c), needle: Color(0xff9d4d), needleShade: Color(0xff8a3c),
    hand: Color(0xffb873), secondHand: Color(0xff8a3c),
    hub: Color(0x8a6a4a), hubEdge: Color(0x2a1a10),
    good: Color(0xa5d273), warning: Color(0xffd166), danger: Color(0xff8c70),
    fontFamily: sansSerif, drawnFace: .geometric, labelWeight: 300, readoutWeight: 400,
    markCap: .round, shadow: 0.4,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess, $0.glass) = (.wood, .dome, 0.8, 0.12)
      ($0.hub, $0.needle, $0.hands) = (.jewel, .baton, .slim)
      ($0.ticks, $0.window, $0.glow) = (.dots, .lit, 0.4)
      $0.light = Light(from: .zero, softness: 1.2)
    })

  /// A chronometer: sunburst navy in brass, with a railway track.
  public static let marine = Theme(
    name: "marine",
    face: Color(0x2a4a92), faceEdge: Color(0x0b173f),
    bezel: Color(0xdcc08a), bezelEdge: Color(0x5d4420),
    ink: Color(0xf7efdc), muted: Color(0xc3c6d6), mark: Color(0xf1e6c8), track: Color(0x2f4a86),
    accent: Color(0xefc876), needle: Color(0xf3dca6), needleShade: Color(0xe2c280),
    hand: Color(0xf7efdc), secondHand: Color(0xffbf66),
    hub: Color(0xdcc08a), hubEdge: Color(0x6b4f22),
    good: Color(0x7fd9a5), warning: Color(0xf5c75a), danger: Color(0xffbcae),
    fontFamily: serif, drawnFace: .cockpit, labelWeight: 500, readoutWeight: 600,
    shadow: 0.42,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess, $0.glass) = (.brass, .sunburst, 0.7, 0.1)
      ($0.hub, $0.needle, $0.hands) = (.turned, .lollipop, .leaf)
      ($0.ticks, $0.window) = (.rail, .sunk)
      $0.light = Light(from: .degrees(-14), softness: 1)
    })
}
