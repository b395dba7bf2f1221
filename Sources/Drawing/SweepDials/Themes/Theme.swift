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
  public var markCap = Shape.LineCap.butt
  /// The opacity of the shadow under needles and hands, 0 … 1.
  public var shadow: Double
  /// The construction of the dial, beside its colours; the plainest by default.
  public var construction = Construction()

  /// Whether the face has one tone, as of paper for one bit, which parts then shade neither.
  var isOneTone: Bool { face == faceEdge }
}
