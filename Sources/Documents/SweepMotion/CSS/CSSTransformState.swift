import SweepGeometry
import SweepValues

/// The properties of an element that make its transform, with all that they are measured by
/// (CSS Transforms 2, 6; Motion Path 1).
struct CSSTransformState: Sendable {
  /// The names of the properties, in the order of ``values``.
  static let properties = [
    "transform-origin", "translate", "rotate", "scale", "offset-distance", "offset-rotate",
    "transform",
  ]

  /// The box that percentages and the origin are of.
  let box: Rect
  /// The path of `offset-path`; nil for none.
  let path: (measure: PathMeasure, isClosed: Bool)?
  /// The name of the attribute that says the same.
  let attribute: String
  /// The properties that would be measured again in browsers, with values that do nothing.
  private let resets: [String: String]
  /// The mark behind the value of `transform`.
  private let mark: String

  /// Makes the state of an element.
  ///
  /// - Parameters:
  ///   - used: the names of the properties that rules set.
  ///   - important: the names of those that `!important` declarations set.
  init(
    box: Rect, path: (measure: PathMeasure, isClosed: Bool)?, attribute: String,
    used: Set<String>, important: Set<String>
  ) {
    (self.box, self.path, self.attribute) = (box, path, attribute)
    var resets = [
      "transform-origin": "0 0", "transform-box": "view-box", "translate": "none",
      "rotate": "none", "scale": "none", "offset-path": "none",
    ].filter { $0.key == "transform-origin" || used.contains($0.key) }
    for name in important { resets[name]? += "!important" }
    self.resets = resets
    mark = important.contains("transform") ? "!important" : ""
  }

  /// The point about which the values of ``properties`` turn.
  func pivot(_ values: [CSSAnimatedValue]) -> Point {
    guard case .numbers(let origin, _) = values[0] else { return .zero }
    return Point(box.minX + origin[0], box.minY + origin[1])
  }

  /// The map of the values of ``properties``.
  func map(_ values: [CSSAnimatedValue]) -> Affine {
    func numbers(_ index: Int) -> [Double] {
      if case .numbers(let numbers, _) = values[index] { numbers } else { [] }
    }
    let (pivot, shift, scale) = (pivot(values), numbers(1), numbers(3))
    var map =
      Affine.translation(pivot - Point.zero) * .translation(x: shift[0], y: shift[1])
      * .rotation(.degrees(numbers(2)[0])) * .scale(x: scale[0], y: scale[1])
    if case .numbers(let turn, let word) = values[5] {
      map = map * offset(numbers(4)[0], turn: turn[0], isAuto: word == "auto", pivot)
    }
    if case .functions(let functions) = values[6] {
      map = functions.reduce(map) { $0 * $1.affine }
    }
    return map * .translation(Point.zero - pivot)
  }

  /// The map that takes the pivot to its place on the path (Motion Path 1, 5).
  private func offset(
    _ distance: Double, turn: Double, isAuto: Bool, _ pivot: Point
  ) -> Affine {
    guard let path else { return .identity }
    let length = path.measure.length
    var distance = distance
    if path.isClosed, length > 0, distance < 0 || distance > length {
      distance -= (distance / length).rounded(.down) * length
    }
    guard let place = path.measure.location(atDistance: distance) else { return .identity }
    let tangent = isAuto ? Angle.radians(arcTangent(place.tangent.dy, place.tangent.dx)) : .zero
    return .translation(place.point - pivot) * .rotation(tangent + .degrees(turn))
  }

  /// The change of the element to the values.
  func put(_ values: [CSSAnimatedValue], into change: inout ElementChange) {
    let map = map(values)
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    let format = NumberFormat(precision: 6)
    guard numbers.allSatisfy({ $0.isFinite && format.isWritable($0) }) else { return }
    let matrix = "matrix(\(numbers.map { format.string($0) }.joined(separator: ",")))"
    // Renderers without the property read the attribute.
    change.attributes[attribute] = matrix
    change.properties["transform"] = matrix + mark
    change.properties.merge(resets) { $1 }
  }
}
