import SweepScene

extension Theme {
  /// The themes that templates can name: the dark ones, then the light ones.
  public static let library: [Theme] = [
    .instrument, .aviation, .blueprint, .phosphor, .sport, .nixie, .marine,
    .flat, .watch, .brass, .bauhaus, .nordic, .eink, .cupertino,
  ]

  /// Serifs in the manner of engraved numerals.
  static let serif = "Georgia, 'Times New Roman', 'Liberation Serif', serif"

  /// Sans-serifs whose figures are all of one width.
  static let sansSerif = "'Helvetica Neue', Helvetica, Arial, sans-serif"

  /// Letters that are all of one width.
  static let monospace = "Menlo, 'Courier New', 'Liberation Mono', monospace"
}
