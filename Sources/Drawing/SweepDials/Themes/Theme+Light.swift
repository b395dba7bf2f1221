import SweepGeometry
import SweepScene
import SweepType

extension Theme {
  /// A page in daylight: flat, cool white, thin marks.
  public static let flat = Theme(
    name: "flat",
    face: Color(0xfdfefe), faceEdge: Color(0xf4f7f9),
    bezel: Color(0xc3cbd4), bezelEdge: Color(0xb2bcc7),
    ink: Color(0x1c2430), muted: Color(0x5d6978), mark: Color(0x1c2430), track: Color(0xe3e8ee),
    accent: Color(0x2563c9), needle: Color(0x1c2430), needleShade: Color(0x38445a),
    hand: Color(0x1c2430), secondHand: Color(0x2563c9),
    hub: Color(0x1c2430), hubEdge: Color(0x1c2430),
    good: Color(0x1c8054), warning: Color(0xb7791f), danger: Color(0xc0343a),
    fontFamily: sansSerif, drawnFace: .geometric, labelWeight: 400, readoutWeight: 600,
    shadow: 0,
    construction: Construction().with { ($0.needle, $0.hands) = (.baton, .slim) })

  /// A watch: warm white enamel in a dark steel case, one red accent.
  public static let watch = Theme(
    name: "watch",
    face: Color(0xfffefb), faceEdge: Color(0xedeae2),
    bezel: Color(0xb6bcc2), bezelEdge: Color(0x3c4249),
    ink: Color(0x16181d), muted: Color(0x666a72), mark: Color(0x16181d), track: Color(0xdcd8ce),
    accent: Color(0x2f6288), needle: Color(0xd9431f), needleShade: Color(0xb8330f),
    hand: Color(0x16181d), secondHand: Color(0xd9431f),
    hub: Color(0xaeb5bb), hubEdge: Color(0x3d444b),
    good: Color(0x2a7548), warning: Color(0x9a6a10), danger: Color(0xb92d2d),
    fontFamily: sansSerif, drawnFace: .geometric, labelWeight: 400, readoutWeight: 600,
    shadow: 0.3,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess, $0.glass) = (.chrome, .dome, 0.36, 0)
      ($0.hub, $0.needle, $0.hands, $0.window) = (.dome, .tapered, .dauphine, .sunk)
      ($0.shade, $0.light) = (Color(0x14181c), Light(from: .degrees(-14), softness: 1))
    })

  /// A ship's brass: engraved serifs on ivory, blued steel hands.
  public static let brass = Theme(
    name: "brass",
    face: Color(0xfbf4e2), faceEdge: Color(0xf0e5c9),
    bezel: Color(0xe2bd68), bezelEdge: Color(0x6f4a14),
    ink: Color(0x2b2116), muted: Color(0x6d5a3f), mark: Color(0x3b2e1e), track: Color(0xe0d3b3),
    accent: Color(0x1f4e79), needle: Color(0x1e3f66), needleShade: Color(0x122a47),
    hand: Color(0x1b2f4a), secondHand: Color(0x1f4e79),
    hub: Color(0xd9ac55), hubEdge: Color(0x70490f),
    good: Color(0x376e3c), warning: Color(0x8f5f0a), danger: Color(0xa5281b),
    fontFamily: serif, drawnFace: .engraved, labelWeight: 400, readoutWeight: 700,
    markWeight: 0.85, shadow: 0.4,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess) = (.brass, .guilloche, 0.5)
      ($0.hub, $0.needle, $0.hands) = (.slotted, .lollipop, .leaf)
      ($0.ticks, $0.window) = (.rail, .plate)
      ($0.shade, $0.light) = (Color(0x2a1a08), Light(from: .degrees(-14), softness: 1))
    })
}
