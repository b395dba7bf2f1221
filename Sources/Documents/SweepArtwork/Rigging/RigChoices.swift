package import SweepGeometry
package import SweepScene

extension Rig {
  /// The parts of a gauge that its user has chosen; nil for each that is to be found.
  package struct Choices: Sendable {
    /// The needle by the name of its layer.
    package var name: String?
    /// The needle by its number in ``Rig/parts(of:)``.
    package var needle: Int?
    package var pivot: Point?
    package var direction: Angle?
    package var stops: [Stop]?
    /// The text that shows the reading by its number in ``Rig/parts(of:)``.
    package var number: Int?
    /// Whether all texts stay as they are drawn.
    package var leavesNumber = false
    /// The element that shows up to the reading.
    package var arc: Choice?
    /// Whether no arc is searched for.
    package var leavesArc = false
    package var bands: [Light]?
    package var lamps: [Light]?

    package init(name: String? = nil) { self.name = name }

    /// An element by the name of its layer, or by its number in ``Rig/parts(of:)``.
    package enum Choice: Sendable {
      case name(String)
      case index(Int)
    }

    /// An element that lights up, in the range that the drawing suggests or in a known one.
    package struct Light: Sendable {
      package var element: Choice
      /// The limits, nil for the ends of the scale; nil for those that the drawing suggests.
      package var range: (from: Double?, below: Double?)?

      package init(_ element: Choice, range: (from: Double?, below: Double?)? = nil) {
        (self.element, self.range) = (element, range)
      }
    }
  }

  /// An element of a drawing, as its user can choose it.
  package struct Part: Sendable {
    /// The name of its layer; empty for none.
    package let name: String
    /// The number of the group around it; nil for the outermost.
    package let parent: Int?
    /// Its box in the drawing's units; nil for one that shows nothing.
    package let box: Rect?
    /// Its outline as path data in the drawing's units; nil for groups, texts and very long outlines.
    package let outline: String?
    /// Its text; nil for others.
    package let text: String?
    package let isGroup: Bool
    /// Whether its outline is filled.
    package let isFilled: Bool
  }

  /// The visible elements of a drawing, groups before their content; the first 3000 of many.
  package static func parts(of artwork: Artwork) -> [Part] {
    let elements = DrawnElements(artwork)
    return elements.all.indices.prefix(3000).map { index in
      let element = elements[index]
      let path = element.path.flatMap { $0.elements.count < 500 ? $0 : nil }
      return Part(
        name: element.name, parent: element.parent, box: elements.box(of: index),
        outline: path?.svgPathData(precision: 2), text: element.text?.string,
        isGroup: element.end > index + 1,
        isFilled: element.shape.map { $0.fillColor != .none } ?? false)
    }
  }
}

/// The reason for which a drawing cannot be rigged, with a hint and the parts found before.
package struct RigError: Error {
  /// The part that is not found.
  package let step: Rig.Step
  package let message: String
  package let hint: String
  package private(set) var needle: Rig.Found<Rig.Element>?
  package private(set) var pivot: Rig.Found<Point>?
  package private(set) var direction: Angle?

  init(_ step: Rig.Step, message: String, hint: String) {
    (self.step, self.message, self.hint) = (step, message, hint)
  }

  /// The error behind the choice of an element as the needle.
  func after(_ needle: Rig.Found<Rig.Element>) -> RigError {
    var error = self
    error.needle = needle
    return error
  }

  /// The error behind the search for the needle.
  func after(_ found: RigSearch.Needle) -> RigError {
    var error = after(found.needle)
    (error.pivot, error.direction) = (found.pivot, found.direction)
    return error
  }
}
