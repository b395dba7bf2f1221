extension Color {
  /// A colour that the embedding page may change, with a separate value in dark mode.
  ///
  /// The counterpart of a dynamic `UIColor`. The colour itself is the one in the light, which
  /// readers without style show.
  public struct Variable: Hashable, Sendable {
    /// The place of its name among the ``Scene/variables``; nil for a mixture, which has none.
    public var index: UInt8?
    /// The colour in the dark as `0xRRGGBB`; its opacity is that in the light.
    public var dark: UInt32

    /// Makes a variable.
    public init(index: UInt8?, dark: UInt32) {
      self.index = index
      self.dark = dark
    }
  }

  /// The colour in dark mode; the same without a variable.
  public var darkVariant: Color { variable.map { Color($0.dark, alpha: alpha) } ?? self }

  /// This colour, replaced in each mode by a third one if it equals `other` there.
  public func replaced(by third: Color, whereSameAs other: Color) -> Color {
    let light = rgb == other.rgb ? third : self
    let dark = darkVariant.rgb == other.darkVariant.rgb ? third.darkVariant : darkVariant
    if light.darkVariant.rgb == dark.rgb { return light }
    var color = light
    color.variable = Variable(index: nil, dark: dark.rgb)
    return color
  }

  func mixedVariable(with other: Color, _ fraction: Double) -> Variable? {
    if variable == nil, other.variable == nil { return nil }
    if fraction == 0 { return variable }
    if fraction == 1 { return other.variable }
    let (start, end) = (darkVariant, other.darkVariant)
    return Variable(index: nil, dark: start.interpolated(to: end, fraction).rgb)
  }
}
