public import SweepScene
public import SweepType

/// The colours, type and material of a dial: its look, independent of its readings.
public struct Theme: Hashable, Sendable {
  /// The name by which templates choose the theme.
  public var name: String

  /// The dial's face, at its top.
  public var face: Color
  /// The dial's face, at its bottom.
  public var faceEdge: Color
  /// The ring round the face, at its top.
  public var bezel: Color
  /// The ring round the face, at its bottom.
  public var bezelEdge: Color
  /// Labels, numerals and the readout.
  public var ink: Color
  /// Units, captions and minor marks.
  public var muted: Color
  /// Major marks.
  public var mark: Color
  /// The empty part of a progress arc.
  public var track: Color
  /// The signal colour: progress, the line of a graph.
  public var accent: Color
  /// The needle, on its lit side.
  public var needle: Color
  /// The needle, on its other side.
  public var needleShade: Color
  /// Hour and minute hands.
  public var hand: Color
  /// Second hands.
  public var secondHand: Color
  /// The cap over the pivot, at its top.
  public var hub: Color
  /// The cap over the pivot, at its bottom.
  public var hubEdge: Color
  /// A reading as it should be.
  public var good: Color
  /// A reading to watch.
  public var warning: Color
  /// A reading that must not be.
  public var danger: Color
  /// The font families, as a CSS list, of text that is not drawn.
  public var fontFamily: String
  /// The face of drawn text, see ``text``; `engineering` by default.
  public var drawnFace = DrawnFace.engineering
  /// The font of all text, from a file; nil, the default, to use ``text``.
  public var font: FontFace?
  /// The form of figures, labels and words; drawn by default.
  public var text = Lettering.drawn
  /// The weight of scale labels and numerals, 100 … 900.
  public var labelWeight: Int
  /// The weight of the readout, 100 … 900.
  public var readoutWeight: Int
  /// The weight of ticks, as a multiple of their own widths.
  public var markWeight = 1.0
  /// The shape of the ends of ticks.
  public var markCap = Layer.Shape.LineCap.butt
  /// The opacity of the shadow under needles and hands, 0 … 1.
  public var shadow: Double
  /// The construction of the dial, beside its colours; the plainest by default.
  public var construction = Construction()

  /// Whether the face has one tone, as of paper for one bit, which parts then shade neither.
  var isOneTone: Bool { face == faceEdge }
}

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

  /// The theme with its colours in the dark as the only ones.
  package var darkVariant: Theme {
    var theme = self
    for token in ThemeColor.Token.allCases { theme[token] = theme[token].darkVariant }
    return theme
  }

  /// Whether any colour is a variable.
  var hasVariables: Bool { ThemeColor.Token.allCases.contains { self[$0].variable != nil } }
}

/// The form of figures, labels and words.
public enum Lettering: String, Hashable, Sendable, CaseIterable {
  /// In the theme's drawn face, as paths, which look alike everywhere.
  case drawn
  /// In the theme's font families, as far as they are installed.
  case system
}
