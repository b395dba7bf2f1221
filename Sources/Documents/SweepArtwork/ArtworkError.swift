import SweepScene
import SweepXML

extension ArtworkError {
  init(_ message: String, _ position: XMLPosition?, hint: String? = nil) {
    self.init(message, line: position?.line, column: position?.column, hint: hint)
  }

  init(_ error: XMLError) {
    self.init(error.description, error.position)
    if case .internalSubset = error {
      hint = "save it as plain SVG, without the editor's own data"
    }
    if case .limit(let name, _, _) = error, name == .elements {
      hint = "the limit 'elements' can be set"
    }
  }

  init(notSVG root: SVGElement) {
    self.init("is not SVG: its first element is '\(root.name.prefix(40))'", root.position)
    if root.name == "svg" {
      message = "is not SVG: its first element lacks the namespace"
      hint = "write <svg xmlns=\"\(XMLName.svg)\">"
    }
  }
}

/// Limits of artwork; content above them is rejected, or left out with a note.
enum ArtworkLimits {
  /// The number of elements inside each other, those that `use` puts in included.
  static let depth = 100
  /// The number of elements that are drawn, every copy by `use` counted; a hundred bytes of an
  /// element's attributes count as another one, and so does each stop of a gradient.
  static let work = 100_000
  /// The number of dashes and gaps in a line.
  static let dashes = 100
  /// The length of a list of font families, in bytes.
  static let family = 400
  /// The number of rules in style sheets.
  static let rules = 1_000
  /// The number of steps in a filter.
  static let stepsOfFilter = 100
  /// The number of functions and references in a `filter`.
  static let filterFunctions = 10
  /// The number of steps in all filters, counted again for each element that has one; a wide
  /// `feMorphology` counts for several.
  static let filterSteps = 5_000
  /// The number of notes.
  static let notes = 50
}
