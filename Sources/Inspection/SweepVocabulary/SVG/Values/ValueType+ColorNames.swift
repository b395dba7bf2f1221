import SweepValues

extension ValueType {
  /// The names of colours (CSS Color 4, 6.1), and the two words that stand among them.
  static let colorNames = ColorNames.all + ["transparent", "currentColor"]

  /// The names of the system's colours (CSS Color 4, 6.2), with those of CSS 2 that are kept.
  static let systemColors = """
    accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext \
    field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem \
    selecteditemtext visitedtext activeborder activecaption appworkspace background \
    buttonhighlight buttonshadow captiontext inactiveborder inactivecaption inactivecaptiontext \
    infobackground infotext menu menutext scrollbar threeddarkshadow threedface threedhighlight \
    threedlightshadow threedshadow window windowframe windowtext
    """.split(separator: " ").map(String.init)
}
