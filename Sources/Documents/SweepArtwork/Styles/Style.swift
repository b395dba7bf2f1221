import SweepScene

/// The properties that elements inherit, with SVG's initial values (SVG 1.1, appendix N).
struct Style: Hashable {
  var color = Color.ink
  var fill = PaintValue.color(.black)
  var fillOpacity = 1.0
  var fillRule = Layer.Shape.FillRule.nonZero
  var clipRule = Layer.Shape.FillRule.nonZero
  var stroke = PaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var lineCap = Layer.Shape.LineCap.butt
  var lineJoin = Layer.Shape.LineJoin.miter
  var miterLimit = 4.0
  /// Whether strokes are below fills.
  var strokesFirst = false
  var dashes: [Double] = []
  var dashPhase = 0.0
  var fontFamily: String?
  var fontSize = 16.0
  var fontWeight = 400
  var letterSpacing = 0.0
  var anchor = Layer.Text.Alignment.start
  /// The `dominant-baseline`, or a part of text's `alignment-baseline`.
  var baseline = "auto"
  /// The opacity of a part of a text.
  var textOpacity = 1.0
  var isVisible = true
  /// Whether white space in texts counts.
  var keepsSpaces = false
  /// The properties of type that no layer has, with values that change the look of a text.
  var unsaid: [String: String] = [:]
  /// The variables with their values (CSS Variables 1).
  var variables: [String: String] = [:]

  /// The initial values of the properties as CSS writes them.
  static let initial = [
    "clip-rule": "nonzero", "color": "black", "dominant-baseline": "auto", "fill": "black",
    "fill-opacity": "1", "fill-rule": "nonzero", "font-size": "medium", "font-weight": "normal",
    "letter-spacing": "normal", "stroke": "none", "stroke-dasharray": "none",
    "stroke-dashoffset": "0", "stroke-linecap": "butt", "stroke-linejoin": "miter",
    "stroke-miterlimit": "4", "stroke-opacity": "1", "stroke-width": "1", "text-anchor": "start",
    "visibility": "visible", "white-space": "normal",
  ]
}
