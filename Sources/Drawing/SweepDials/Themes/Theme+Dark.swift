import SweepGeometry
import SweepScene
import SweepType

extension Theme {
  /// An instrument panel at night: near black with a hue, lit from above, an orange needle.
  public static let instrument = Theme(
    name: "instrument",
    face: Color(0x272d36), faceEdge: Color(0x090b0e),
    bezel: Color(0x8b939d), bezelEdge: Color(0x20252b),
    ink: Color(0xf2f4f7), muted: Color(0x939ba8), mark: Color(0xf7f9fb), track: Color(0x2c323d),
    accent: Color(0x5b93f5), needle: Color(0xff6b3d), needleShade: Color(0xe04a1f),
    hand: Color(0xf2f4f7), secondHand: Color(0x5b93f5),
    hub: Color(0x59626d), hubEdge: Color(0x1a1e24),
    good: Color(0x43b581), warning: Color(0xf0b429), danger: Color(0xee4238),
    fontFamily: sansSerif, labelWeight: 600, readoutWeight: 600, markWeight: 1.25, shadow: 0.42,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess, $0.glass) = (.steel, .dome, 0.75, 0.13)
      ($0.hub, $0.needle, $0.window) = (.turned, .tapered, .lit)
      $0.light = Light(from: .degrees(-14), softness: 1)
    })

  /// A cockpit: matt black, heavy white marks, a yellow needle, nothing that shines.
  public static let aviation = Theme(
    name: "aviation",
    face: Color(0x17181a), faceEdge: Color(0x121314),
    bezel: Color(0x4b5157), bezelEdge: Color(0x141618),
    ink: Color(0xf5f3ec), muted: Color(0xb3b1a8), mark: Color(0xf5f3ec), track: Color(0x343638),
    accent: Color(0x63b3e6), needle: Color(0xf7f5ee), needleShade: Color(0xcfccc2),
    hand: Color(0xf5f3ec), secondHand: Color(0xf6c52e),
    hub: Color(0x4a4e53), hubEdge: Color(0x1a1c1e),
    good: Color(0x57b560), warning: Color(0xf6c52e), danger: Color(0xe5352b),
    fontFamily: sansSerif, drawnFace: .cockpit, labelWeight: 700, readoutWeight: 700,
    markWeight: 1.35, shadow: 0.45,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess) = (.black, .flat, 0.6)
      ($0.hub, $0.needle, $0.hands, $0.window) = (.slotted, .diamond, .dauphine, .sunk)
      ($0.case, $0.ticks) = (.flange, .bars)
      $0.light = Light(from: .degrees(-14), softness: 1)
    })

  /// A drawing: fine white lines with round ends on deep blue.
  public static let blueprint = Theme(
    name: "blueprint",
    face: Color(0x15396b), faceEdge: Color(0x102e59),
    bezel: Color(0x9fc0ea), bezelEdge: Color(0x7fa5d6),
    ink: Color(0xf0f6ff), muted: Color(0xa9c6ec), mark: Color(0xdfecff), track: Color(0x2b5288),
    accent: Color(0x74d0ff), needle: Color(0xffffff), needleShade: Color(0xd5e6ff),
    hand: Color(0xf0f6ff), secondHand: Color(0x74d0ff),
    hub: Color(0xdfecff), hubEdge: Color(0xa9c6ec),
    good: Color(0x7fe0b0), warning: Color(0xffd166), danger: Color(0xff4b3e),
    fontFamily: monospace, labelWeight: 400, readoutWeight: 700, markWeight: 0.7, markCap: .round,
    shadow: 0,
    construction: Construction().with {
      ($0.face, $0.hub, $0.needle, $0.hands) = (.grid, .open, .tapered, .slim)
      ($0.case, $0.fill, $0.window) = (.sheet, .outline, .framed)
    })

  /// A tube: green light on a dark screen.
  public static let phosphor = Theme(
    name: "phosphor",
    face: Color(0x0d2018), faceEdge: Color(0x050b08),
    bezel: Color(0x55645d), bezelEdge: Color(0x121a16),
    ink: Color(0x9df5bf), muted: Color(0x5fa883), mark: Color(0x7fe8aa), track: Color(0x1b3328),
    accent: Color(0x4be38c), needle: Color(0xd8ffe6), needleShade: Color(0xa5f0c4),
    hand: Color(0x9df5bf), secondHand: Color(0x4be38c),
    hub: Color(0x24443a), hubEdge: Color(0x14271f),
    good: Color(0x4be38c), warning: Color(0xe8d36a), danger: Color(0xff4a30),
    fontFamily: monospace, drawnFace: .square, labelWeight: 400, readoutWeight: 700,
    shadow: 0,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess, $0.glass) = (.black, .turned, 0.8, 0.1)
      ($0.hub, $0.needle, $0.hands, $0.ticks) = (.open, .baton, .slim, .rail)
      ($0.glow, $0.zones) = (0.4, .cells)
      $0.light = Light(from: .zero, softness: 1)
    })
}

extension Theme {
  /// A car for the track: near black and brushed steel, a red needle.
  public static let sport = Theme(
    name: "sport",
    face: Color(0x202126), faceEdge: Color(0x0a0b0c),
    bezel: Color(0xa7aeb6), bezelEdge: Color(0x2a2e33),
    ink: Color(0xf6f8fa), muted: Color(0x9ea6b0), mark: Color(0xffffff), track: Color(0x2c2e33),
    accent: Color(0xd6f22a), needle: Color(0xd6f22a), needleShade: Color(0xaac41c),
    hand: Color(0xf6f8fa), secondHand: Color(0xd6f22a),
    hub: Color(0x6a7078), hubEdge: Color(0x1a1c1f),
    good: Color(0x2fd06a), warning: Color(0xffb02e), danger: Color(0xe5352b),
    fontFamily: sansSerif, drawnFace: .square, labelWeight: 600, readoutWeight: 700,
    markWeight: 1.2, shadow: 0.45,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess, $0.glass) = (.knurled, .carbon, 0.8, 0.1)
      ($0.hub, $0.needle, $0.hands, $0.window) = (.turned, .arrow, .classic, .lit)
      ($0.ticks, $0.zones) = (.blocks, .cells)
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
    good: Color(0xa5d273), warning: Color(0xffd166), danger: Color(0xff4a30),
    fontFamily: sansSerif, drawnFace: .geometric, labelWeight: 300, readoutWeight: 400,
    markCap: .round, shadow: 0.4,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess, $0.glass) = (.wood, .dome, 0.8, 0.12)
      ($0.hub, $0.needle, $0.hands) = (.jewel, .baton, .slim)
      ($0.ticks, $0.window, $0.glow) = (.dots, .lit, 0.4)
      $0.zones = .cells
      $0.light = Light(from: .zero, softness: 1.2)
    })

  /// A chronometer: sunburst navy in brass, with a railway track.
  public static let marine = Theme(
    name: "marine",
    face: Color(0x1f3a7a), faceEdge: Color(0x0b173f),
    bezel: Color(0xdcc08a), bezelEdge: Color(0x5d4420),
    ink: Color(0xf7efdc), muted: Color(0xc3c6d6), mark: Color(0xf1e6c8), track: Color(0x2f4a86),
    accent: Color(0xefc876), needle: Color(0xf3dca6), needleShade: Color(0xe2c280),
    hand: Color(0xf7efdc), secondHand: Color(0xffbf66),
    hub: Color(0xdcc08a), hubEdge: Color(0x6b4f22),
    good: Color(0x7fd9a5), warning: Color(0xf5c75a), danger: Color(0xff5a4d),
    fontFamily: serif, drawnFace: .cockpit, labelWeight: 500, readoutWeight: 600,
    shadow: 0.42,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess, $0.glass) = (.brass, .sunburst, 0.7, 0.1)
      ($0.hub, $0.needle, $0.hands) = (.turned, .lollipop, .leaf)
      ($0.ticks, $0.window) = (.rail, .sunk)
      $0.light = Light(from: .degrees(-14), softness: 1)
    })
}
