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
    /// Whether its user has chosen it.
    package var isChosen = false

    /// The reason in words.
    package var words: String {
      isChosen ? "chosen by hand" : (isCertain ? "found by " : "guessed from ") + reason
    }

    /// A part that its user has chosen.
    static func chosen(_ value: Value) -> Self {
      Found(value: value, reason: "", isCertain: true, isChosen: true)
    }
  }

  /// A part that is searched for, in the order of the search.
  package enum Step: String, CaseIterable, Sendable {
    case needle, pivot, scale, number, arc, bands, lamps
  }

  /// An element by its name, which its editor shows, and its box in the drawing's units.
  package struct Element: Hashable, Sendable {
    package var name: String
    package var box: Rect
    /// The number of the element in ``parts(of:)``.
    package var index: Int
  }

  /// A reading with its direction.
  package struct Stop: Hashable, Sendable {
    package var value: Double
    package var angle: Angle
    /// Whether the drawing has the reading beside its mark.
    package var isPrinted = false

    package init(value: Double, angle: Angle, isPrinted: Bool = false) {
      (self.value, self.angle, self.isPrinted) = (value, angle, isPrinted)
    }
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

  /// An element that lights up in a range of readings.
  package struct Light: Hashable, Sendable {
    package var element: Element
    /// The limits of the range; nil for the ends of the scale.
    package var from: Double?
    package var below: Double?
    /// The reason for the limits.
    var reason: String
    /// Whether the drawing does not show them.
    package var isGuess = false

    /// The reason in words.
    package var words: String { (isGuess ? "a guess: " : "") + reason }
  }

  package let needle: Found<Element>
  package let pivot: Found<Point>
  /// The direction in which the needle is drawn.
  package let direction: Angle
  /// The readings with their directions; the ends alone on an even scale.
  package let stops: Found<[Stop]>
  /// Whether the scale goes round without ends.
  package let isEndless: Bool
  /// The radius of the circle of ticks; of the needle where there is none.
  package let radius: Double
  /// The text behind each number of the scale, such as a unit.
  package let unit: String
  package let number: Found<Number>?
  /// The element that shows up to the reading.
  package let arc: Found<Light>?
  package let bands: [Found<Light>]
  package let lamps: [Found<Light>]
  /// The reading that the drawing shows.
  package let reading: Double
  /// Further facts that its user should know, about each part.
  package let remarks: [Step: [String]]

  /// The remarks in the order of the search.
  package var notes: [String] { Step.allCases.flatMap { remarks[$0] ?? [] } }

  /// Finds the parts in a drawing.
  ///
  /// - Parameter choices: the parts that are known; the others are searched for.
  /// - Throws: the reason for which no needle, pivot or scale can be found.
  package init(_ artwork: Artwork, _ choices: Choices = Choices()) throws(RigError) {
    let search = RigSearch(artwork, choices)
    let (index, found) = try search.needle()
    (needle, pivot, direction) = (found.needle, found.pivot, found.direction)
    let scale: RigSearch.Scale
    do throws(RigError) { scale = try search.scale(about: pivot.value, without: index) } catch {
      throw error.after(found)
    }
    (stops, isEndless) = (scale.stops, scale.value.isEndless)
    radius = search.radius(about: pivot.value, without: index)
    let units = Set(scale.value.numbers.map(\.suffix))
    unit = units.count == 1 ? units.first ?? "" : ""
    let drawn = scale.value.value(at: direction)
    let shown = search.number(beside: scale.value, about: pivot.value, reading: drawn)
    number = shown?.found
    let values = scale.value.stops.map(\.value)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let value = number?.value.value ?? drawn?.rounded(to: high - low) ?? low
    reading = min(max(value, low), high)
    let gauge = RigSearch.Gauge(scale: scale.value, pivot: pivot.value, needle: index)
    let progress = try search.arc(on: gauge)
    arc = progress.found
    bands = try search.bands(on: gauge, without: arc?.value.element.index)
    lamps = try search.lamps(on: gauge, beside: bands)
    remarks = [
      .needle: found.notes, .scale: scale.notes, .number: [shown?.note].compactMap(\.self),
      .arc: progress.notes,
    ]
  }
}

extension Double {
  /// The number with as many digits as tell a thousandth of an extent.
  func rounded(to extent: Double) -> Double {
    var step = 1.0
    while step > extent / 100, step > 1e-9 { step /= 10 }
    return (self / step).rounded() * step
  }
}
