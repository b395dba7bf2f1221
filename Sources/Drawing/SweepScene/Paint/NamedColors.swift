import SweepGeometry

/// The named colours of CSS (CSS Color 4, 6.1).
package enum NamedColors {
  /// The names in alphabetical order.
  package static var names: [String] { ColorNames.all }

  /// The colour of a name in lower case, or nil; `transparent` is black that lets all through.
  package static func color(_ name: String) -> Color? {
    if name == "transparent" { return .clear }
    return ColorNames.rgb(name).map { Color($0) }
  }
}
