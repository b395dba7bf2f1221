import SweepScene

/// The properties that elements inherit, with SVG's initial values (SVG 1.1, appendix N).
struct Style: Hashable {
  var color = Color.black
  var fill = PaintValue.color(.black)
  var fillOpacity = 1.0
  var fillRule = Shape.FillRule.nonZero
  var clipRule = Shape.FillRule.nonZero
  var stroke = PaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var lineCap = Shape.LineCap.butt
  var lineJoin = Shape.LineJoin.miter
  var miterLimit = 4.0
  var dashes: [Double] = []
  var dashPhase = 0.0
  var fontFamily: String?
  var fontSize = 16.0
  var fontWeight = 400
  var letterSpacing = 0.0
  var anchor = Text.Alignment.start
  var isVisible = true
  /// Whether white space in texts counts.
  var keepsSpaces = false
}
