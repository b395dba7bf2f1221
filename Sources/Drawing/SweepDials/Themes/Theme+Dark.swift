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
    good: Color(0x43b581), warning: Color(0xf0b429), danger: Color(0xff7167),
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
    accent: Color(0x63b3e6), needle: Color(0xf6d83c), needleShade: Color(0xf6d83c),
    hand: Color(0xf5f3ec), secondHand: Color(0x63b3e6),
    hub: Color(0x4a4e53), hubEdge: Color(0x1a1c1e),
    good: Color(0x57b560), warning: Color(0xf6c52e), danger: Color(0xf4604f),
    fontFamily: sansSerif, drawnFace: .cockpit, labelWeight: 700, readoutWeight: 700,
    markWeight: 1.35, shadow: 0.45,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess) = (.black, .flat, 0.6)
      ($0.hub, $0.needle, $0.hands, $0.window) = (.slotted, .baton, .classic, .sunk)
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
    good: Color(0x7fe0b0), warning: Color(0xffd166), danger: Color(0xff9d94),
    fontFamily: monospace, labelWeight: 400, readoutWeight: 700, markWeight: 0.7, markCap: .round,
    shadow: 0,
    construction: Construction().with {
      ($0.face, $0.hub, $0.needle, $0.hands) = (.grid, .open, .arrow, .slim)
      $0.window = .framed
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
    good: Color(0x4be38c), warning: Color(0xe8d36a), danger: Color(0xff8a70),
    fontFamily: monospace, drawnFace: .square, labelWeight: 400, readoutWeight: 700,
    shadow: 0,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess, $0.glass) = (.black, .turned, 0.8, 0.1)
      ($0.hub, $0.needle, $0.hands, $0.ticks) = (.open, .baton, .slim, .rail)
      $0.glow = 0.4
      $0.light = Light(from: .zero, softness: 1)
    })
}
