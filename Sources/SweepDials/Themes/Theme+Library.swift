import SweepScene

extension Theme {
  /// The themes that templates can name.
  public static let library: [Theme] = [.instrument, .flat, .watch]

  /// An instrument panel at night: near black with a hue, lit from above, an orange needle.
  public static let instrument = Theme(
    name: "instrument",
    face: Color(0x1b2029), faceEdge: Color(0x0b0d11),
    bezel: Color(0x48505c), bezelEdge: Color(0x20252d),
    ink: Color(0xf2f4f7), muted: Color(0x939ba8), mark: Color(0xf7f9fb), track: Color(0x2c323d),
    accent: Color(0x5b93f5), needle: Color(0xff6b3d), needleShade: Color(0xe04a1f),
    hand: Color(0xf2f4f7), hub: Color(0x3a414d), hubEdge: Color(0x14171d),
    good: Color(0x43b581), warning: Color(0xf0b429), danger: Color(0xe5484d),
    fontFamily: sansSerif, labelWeight: 400, readoutWeight: 600, shadow: 0.35)

  /// A page in daylight: flat, cool white, thin marks.
  public static let flat = Theme(
    name: "flat",
    face: Color(0xffffff), faceEdge: Color(0xf6f8fa),
    bezel: Color(0xdde2e8), bezelEdge: Color(0xcfd6de),
    ink: Color(0x1c2430), muted: Color(0x5d6978), mark: Color(0x1c2430), track: Color(0xe3e8ee),
    accent: Color(0x2563c9), needle: Color(0x1c2430), needleShade: Color(0x38445a),
    hand: Color(0x1c2430), hub: Color(0x1c2430), hubEdge: Color(0x1c2430),
    good: Color(0x1f8a5b), warning: Color(0xb7791f), danger: Color(0xc93a3f),
    fontFamily: sansSerif, labelWeight: 400, readoutWeight: 600, shadow: 0)

  /// A watch: warm white enamel in a dark steel case, one red accent.
  public static let watch = Theme(
    name: "watch",
    face: Color(0xfdfcf9), faceEdge: Color(0xf0eee8),
    bezel: Color(0x343942), bezelEdge: Color(0x1a1d23),
    ink: Color(0x16181d), muted: Color(0x666a72), mark: Color(0x16181d), track: Color(0xdcd8ce),
    accent: Color(0xd9431f), needle: Color(0xd9431f), needleShade: Color(0xb8330f),
    hand: Color(0x16181d), hub: Color(0x2a2e36), hubEdge: Color(0x101216),
    good: Color(0x2f7d4f), warning: Color(0x9a6a10), danger: Color(0xb92d2d),
    fontFamily: sansSerif, labelWeight: 400, readoutWeight: 600, shadow: 0.2)

  /// Serifs in the manner of engraved numerals.
  static let serif = "Georgia, 'Times New Roman', 'Liberation Serif', serif"

  /// Sans-serifs whose figures are all of one width.
  static let sansSerif = "'Helvetica Neue', Helvetica, Arial, sans-serif"
}
