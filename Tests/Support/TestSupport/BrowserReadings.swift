import Foundation

/// An SVG document and the times, in seconds, at which the browser is asked about it.
package struct TimedDocument: Encodable, Sendable {
  package var svg: String
  package var times: [Double]
  /// Whether the groups and paths with an id are read, each as it comes out on the picture, in
  /// the place of the animated elements.
  package var totals: Bool
  /// The events on the document's elements; with events, the times must not decrease.
  package var events: [Event]

  package init(
    _ svg: String, at times: [Double], totals: Bool = false, events: [Event] = []
  ) {
    self.svg = svg
    self.times = times
    self.totals = totals
    self.events = events
  }

  /// Something that happens to an element, such as a click.
  package struct Event: Encodable, Sendable {
    package var name: String
    /// The id of the element.
    package var id: String
    /// When, in seconds.
    package var time: Double

    package init(_ name: String, on id: String, at time: Double) {
      self.name = name
      self.id = id
      self.time = time
    }
  }
}

/// The state of one animated element at one time in the browser.
package struct Reading: Decodable, Sendable, Hashable {
  /// The index of the document among those that were asked for.
  package var document: Int
  /// The time that was asked for. The DOM takes it as a 32-bit float: at one hour the browser's
  /// own time can be 0.1 ms off.
  package var time: Double
  /// The index of the element in its document's order; the root is 0, and every element counts.
  package var element: Int
  /// The element's name, such as `path`.
  package var name: String
  /// The element's id, empty when it has none.
  package var id: String
  /// `a b c d e f` of the matrix from the element's own coordinates to its parent's, with its
  /// transform list, its motion along a path and its CSS in it.
  package var matrix: [Double]
  /// Computed style by property name, and every other animated attribute by its name.
  ///
  /// Colours read `rgb(255, 0, 0)`, lengths `5px`, a path `path("M 0 0 L 10 0")`, in capital
  /// letters throughout. Chromium writes six significant digits.
  package var values: [String: String]
  /// The total effect on the picture, if requested: then the name, the matrix to the root's
  /// coordinates, and the values are those of the first shape in it.
  package var total: Total?

  /// The combined effect of an element's ancestors and gradient.
  package struct Total: Decodable, Sendable, Hashable {
    /// The product of the opacities from the shape to the root.
    package var opacity: Double
    /// Whether neither the shape nor an ancestor is left out of the picture.
    package var isShown: Bool
    /// The stops of the gradient that fills the shape.
    package var stops: [Stop]
    /// The stops of the gradient of its stroke.
    package var strokeStops: [Stop]
  }

  /// A stop of a gradient.
  package struct Stop: Decodable, Sendable, Hashable {
    package var offset: Double
    package var color: String
    package var opacity: Double
  }

  /// The angle of the matrix's x axis in degrees, clockwise, in -180...180.
  package var rotation: Double { atan2(matrix[1], matrix[0]) * 180 / .pi }

  /// The numbers of a value in their order, without units, letters and commas.
  package func numbers(_ name: String) -> [Double] {
    let text = values[name, default: ""]
    return text.split { !"0123456789.+-e".contains($0) }.compactMap { Double($0) }
  }

  /// The only number of a value, or `nil` when it has none or several.
  package func number(_ name: String) -> Double? {
    let all = numbers(name)
    return all.count == 1 ? all.first : nil
  }
}
