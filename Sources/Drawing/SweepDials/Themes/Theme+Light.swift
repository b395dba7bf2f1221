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

extension Theme {
  /// A clock of the Bauhaus: circles, thin marks, one red hand.
  public static let bauhaus = Theme(
    name: "bauhaus",
    face: Color(0xfffefb), faceEdge: Color(0xefeae0),
    bezel: Color(0xd5d8db), bezelEdge: Color(0x878c92),
    ink: Color(0x15171a), muted: Color(0x5c5d5f), mark: Color(0x23262a), track: Color(0xe0dbcf),
    accent: Color(0x1d56a8), needle: Color(0xd9341c), needleShade: Color(0xc42d17),
    hand: Color(0x16181b), secondHand: Color(0xd9341c),
    hub: Color(0x2b2e32), hubEdge: Color(0x121416),
    good: Color(0x1c7441), warning: Color(0xa06a08), danger: Color(0xbd2a16),
    fontFamily: sansSerif, drawnFace: .geometric, labelWeight: 300, readoutWeight: 300,
    markWeight: 0.75, shadow: 0.28,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess) = (.steel, .flat, 0.34)
      ($0.needle, $0.hands) = (.tapered, .slim)
      ($0.shade, $0.light) = (Color(0x3a3020), Light(from: .degrees(-14), softness: 1))
    })

  /// Paper in light oak, dots for minutes, one warm hand.
  public static let nordic = Theme(
    name: "nordic",
    face: Color(0xfbf9f5), faceEdge: Color(0xece7de),
    bezel: Color(0xdfbf92), bezelEdge: Color(0xa87f50),
    ink: Color(0x2a2c2f), muted: Color(0x625f59), mark: Color(0x33363a), track: Color(0xded6c8),
    accent: Color(0x3f6b5a), needle: Color(0xcf4e28), needleShade: Color(0xbb4521),
    hand: Color(0x33363a), secondHand: Color(0xcf4e28),
    hub: Color(0x5a5e62), hubEdge: Color(0x222427),
    good: Color(0x356b4b), warning: Color(0x94650f), danger: Color(0xad3619),
    fontFamily: sansSerif, drawnFace: .engineering, labelWeight: 300, readoutWeight: 400,
    markWeight: 0.9, markCap: .round, shadow: 0.26,
    construction: Construction().with {
      ($0.bezel, $0.face, $0.recess) = (.wood, .paper, 0.4)
      ($0.hub, $0.needle, $0.hands, $0.ticks) = (.dome, .baton, .slim, .dots)
      ($0.shade, $0.light) = (Color(0x3d2a14), Light(from: .degrees(-14), softness: 1.2))
    })

  /// Paper that one bit is enough for: black and white, nothing between.
  public static let eink = Theme(
    name: "eink",
    face: Color(0xffffff), faceEdge: Color(0xffffff),
    bezel: Color(0x000000), bezelEdge: Color(0x000000),
    ink: Color(0x000000), muted: Color(0x000000), mark: Color(0x000000), track: Color(0xffffff),
    accent: Color(0x000000), needle: Color(0x000000), needleShade: Color(0x000000),
    hand: Color(0x000000), secondHand: Color(0x000000),
    hub: Color(0x000000), hubEdge: Color(0x000000),
    good: Color(0x000000), warning: Color(0x000000), danger: Color(0x000000),
    fontFamily: sansSerif, drawnFace: .cockpit, labelWeight: 500, readoutWeight: 700,
    markWeight: 1.2, shadow: 0,
    construction: Construction().with {
      ($0.face, $0.hub, $0.needle, $0.hands) = (.flat, .open, .triangle, .stick)
      ($0.ticks, $0.window) = (.rail, .framed)
    })

  /// A widget: white, without a bezel, dots and round ends.
  public static let cupertino = Theme(
    name: "cupertino",
    face: Color(0xffffff), faceEdge: Color(0xf5f5f7),
    bezel: Color(0xd2d2d7), bezelEdge: Color(0xc7c7cc),
    ink: Color(0x1d1d1f), muted: Color(0x6a6a6f), mark: Color(0x1d1d1f), track: Color(0xe5e5ea),
    accent: Color(0x0a6cdb), needle: Color(0x0a6cdb), needleShade: Color(0x0a6cdb),
    hand: Color(0x1d1d1f), secondHand: Color(0xd95a0b),
    hub: Color(0xffffff), hubEdge: Color(0xc9c9ce),
    good: Color(0x1a7a42), warning: Color(0xa86200), danger: Color(0xc41f2f),
    fontFamily: sansSerif, drawnFace: .engineering, labelWeight: 500, readoutWeight: 600,
    markCap: .round, shadow: 0.18,
    construction: Construction().with {
      ($0.bezel, $0.hub, $0.needle, $0.hands) = (.none, .dome, .tapered, .classic)
      ($0.case, $0.ticks, $0.window) = (.squircle, .groove, .none)
      $0.light = Light(from: .zero, softness: 1.4)
    })
}
