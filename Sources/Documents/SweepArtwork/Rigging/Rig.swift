package import SweepGeometry
package import SweepScene

/// The parts of a gauge found in its drawing: what turns, about which point, over which scale.
package struct Rig: Sendable {
  /// A part with the reason for which it was taken.
  package struct Found<Value: Sendable>: Sendable {
    package var value: Value
    /// The reason, as it follows "found by" or "guessed from".
    package var reason: String
    /// Whether the drawing states it, and nothing was guessed.
    package var isCertain: Bool

    /// The reason in words.
    package var words: String { (isCertain ? "found by " : "guessed from ") + reason }
  }

  /// An element by its name, which its editor shows, and its box in the drawing's units.
  package struct Element: Hashable, Sendable {
    package var name: String
    package var box: Rect
  }

  /// A reading with its direction.
  package struct Stop: Hashable, Sendable {
    package var value: Double
    package var angle: Angle
  }

  /// A text that shows the reading.
  package struct Number: Hashable, Sendable {
    package var element: Element
    /// The number that the drawing shows, and its spelling.
    package var value: Double
    package var decimals: Int
    package var point: String, grouping: String, prefix: String, suffix: String
    /// Whether it begins at its place in the drawing, and its middle is above or below the pivot.
    package var isCentered: Bool
  }

  package let needle: Found<Element>
  package let pivot: Found<Point>
  /// The direction in which the needle is drawn.
  package let direction: Angle
  /// The readings with their directions; the ends alone on an even scale.
  package let stops: Found<[Stop]>
  /// Whether the scale goes round without ends.
  package let isEndless: Bool
  /// The text behind each number of the scale, such as a unit.
  package let unit: String
  package let number: Found<Number>?
  /// The reading that the drawing shows.
  package let reading: Double
  /// Further facts that its user should know.
  package let notes: [String]

  /// Finds the parts in a drawing.
  ///
  /// - Parameter name: the element that is the needle; nil to search for it.
  /// - Throws: the reason for which no needle, pivot or scale can be found.
  package init(_ artwork: Artwork, needle name: String? = nil) throws(RigError) {
    let search = RigSearch(artwork)
    let (index, found) = try search.needle(name)
    (needle, pivot, direction) = (found.needle, found.pivot, found.direction)
    let scale = try search.scale(about: pivot.value, without: index)
    (stops, isEndless) = (scale.stops, scale.value.isEndless)
    let units = Set(scale.value.numbers.map(\.suffix))
    unit = units.count == 1 ? units.first ?? "" : ""
    let drawn = scale.value.value(at: direction)
    let shown = search.number(beside: scale.value, about: pivot.value, reading: drawn)
    number = shown?.found
    let values = scale.value.stops.map(\.value)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let value = number?.value.value ?? drawn?.rounded(to: high - low) ?? low
    reading = min(max(value, low), high)
    notes =
      found.notes + scale.notes + [shown?.note].compactMap(\.self) + search.unbound(without: index)
  }
}

/// The reason for which a drawing cannot be rigged, with a hint.
package struct RigError: Error {
  package let message: String
  package let hint: String
}

extension Double {
  /// The number with as many digits as tell a thousandth of an extent.
  func rounded(to extent: Double) -> Double {
    var step = 1.0
    while step > extent / 100, step > 1e-9 { step /= 10 }
    return (self / step).rounded() * step
  }
}
