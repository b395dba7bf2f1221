import SweepScene
import SweepType

extension Theme {
  /// An instrument panel at night: near black with a hue, lit from above, an orange needle.
  public static let instrument = Theme(
    name: "instrument",
    face: Color(0x1b2029), faceEdge: Color(0x0b0d11),
    bezel: Color(0x48505c), bezelEdge: Color(0x20252d),
    ink: Color(0xf2f4f7), muted: Color(0x939ba8), mark: Color(0xf7f9fb), track: Color(0x2c323d),
    accent: Color(0x5b93f5), needle: Color(0xff6b3d), needleShade: Color(0xe04a1f),
    hand: Color(0xf2f4f7), secondHand: Color(0x5b93f5),
    hub: Color(0x3a414d), hubEdge: Color(0x14171d),
    good: Color(0x43b581), warning: Color(0xf0b429), danger: Color(0xf05a5e),
    fontFamily: sansSerif, labelWeight: 400, readoutWeight: 600, shadow: 0.35)

  /// A cockpit: matt black, heavy white marks, a yellow needle, nothing that shines.
  public static let aviation = Theme(
    name: "aviation",
    face: Color(0x131415), faceEdge: Color(0x131415),
    bezel: Color(0x3b3d40), bezelEdge: Color(0x26282a),
    ink: Color(0xf5f3ec), muted: Color(0xb3b1a8), mark: Color(0xf5f3ec), track: Color(0x343638),
    accent: Color(0x63b3e6), needle: Color(0xf6d83c), needleShade: Color(0xf6d83c),
    hand: Color(0xf5f3ec), secondHand: Color(0x63b3e6),
    hub: Color(0x2c2e30), hubEdge: Color(0x2c2e30),
    good: Color(0x57b560), warning: Color(0xf6c52e), danger: Color(0xf4604f),
    fontFamily: sansSerif, drawnFace: .cockpit, labelWeight: 700, readoutWeight: 700,
    markWeight: 1.35, shadow: 0)

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
    shadow: 0)

  /// A tube: green light on a dark screen.
  public static let phosphor = Theme(
    name: "phosphor",
    face: Color(0x0c1a14), faceEdge: Color(0x070f0c),
    bezel: Color(0x2c3b35), bezelEdge: Color(0x1a2420),
    ink: Color(0x9df5bf), muted: Color(0x5fa883), mark: Color(0x7fe8aa), track: Color(0x1b3328),
    accent: Color(0x4be38c), needle: Color(0xd8ffe6), needleShade: Color(0xa5f0c4),
    hand: Color(0x9df5bf), secondHand: Color(0x4be38c),
    hub: Color(0x24443a), hubEdge: Color(0x14271f),
    good: Color(0x4be38c), warning: Color(0xe8d36a), danger: Color(0xff8a70),
    fontFamily: monospace, drawnFace: .square, labelWeight: 400, readoutWeight: 700,
    shadow: 0)
}
