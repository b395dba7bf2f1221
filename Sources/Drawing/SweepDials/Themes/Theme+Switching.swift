import SweepScene

extension Theme {
  /// The theme with the colours of another one in the dark, which a page may change by the custom
  /// properties `--sweephand-face`, `--sweephand-ink` and so on.
  ///
  /// Type, weights and shadows stay as they are, and so do opacities.
  ///
  /// ```swift
  /// Speedometer(72).with { $0.theme = .flat.switching(to: .instrument) }
  /// ```
  ///
  /// - Parameter dark: the theme in the dark; the same one where only pages change colours.
  public func switching(to dark: Theme) -> Theme {
    var theme = self
    for (index, token) in ThemeColor.Token.allCases.enumerated() {
      theme[token].variable = Color.Variable(
        index: UInt8(index), dark: dark[token].darkVariant.rgb)
    }
    return theme
  }

  /// Whether any colour is a variable.
  var hasVariables: Bool { ThemeColor.Token.allCases.contains { self[$0].variable != nil } }
}
