import SweepArtwork
import SweepGeometry
import SweepScene

/// The request of the page for the parts of a gauge in an SVG file.
struct RigRequest: Decodable {
  var id: String
  /// Chosen parts, of which the needle and the number are elements by their indices.
  var needle: Int?
  var pivot: [Double]?
  var direction: Double?
  /// Readings with their angles.
  var stops: [[Double]]?
  /// The text that shows the reading; -1 for none.
  var number: Int?
  /// The element that shows up to the reading; -1 for none.
  var arc: Int?
  /// Elements that light up: an index, or an index with the limits of its range, null for the ends of the scale.
  var bands: [[Double?]]?
  var lamps: [[Double?]]?
  /// The reading of the picture; nil for that of the drawing.
  var value: Double?
  /// Whether the response lists the elements of the drawing.
  var listsParts: Bool?
  /// The name of the document to write, without its extension; nil to write nothing.
  var name: String?
  /// Whether another document may be written over.
  var replace: Bool?

  /// The chosen parts; nil for numbers that no drawing has.
  var choices: Rig.Choices? {
    let lights = (bands ?? []) + (lamps ?? [])
    let numbers =
      (pivot ?? []) + (stops ?? []).joined() + [direction ?? 0] + lights.joined().compactMap(\.self)
    guard numbers.allSatisfy({ abs($0) < 1e9 }), pivot.map({ $0.count == 2 }) ?? true,
      (stops ?? []).allSatisfy({ $0.count == 2 }), (stops ?? []).count <= 200,
      lights.allSatisfy({ [1, 3].contains($0.count) && $0[0] != nil }), lights.count <= 200
    else { return nil }
    var choices = Rig.Choices()
    choices.needle = needle
    choices.pivot = pivot.map { Point($0[0], $0[1]) }
    choices.direction = direction.map(Angle.degrees)
    choices.stops = stops?.map { Rig.Stop(value: $0[0], angle: .degrees($0[1])) }
    choices.number = number.flatMap { $0 < 0 ? nil : $0 }
    choices.leavesNumber = number.map { $0 < 0 } ?? false
    choices.arc = arc.flatMap { $0 < 0 ? nil : .index($0) }
    choices.leavesArc = arc.map { $0 < 0 } ?? false
    choices.bands = bands?.map(Self.light)
    choices.lamps = lamps?.map(Self.light)
    return choices
  }

  private static func light(_ numbers: [Double?]) -> Rig.Choices.Light {
    Rig.Choices.Light(
      .index(Int(numbers[0] ?? -1)), range: numbers.count > 1 ? (numbers[1], numbers[2]) : nil)
  }
}

/// The request of the page to open an SVG file of the user.
struct OpenRequest: Decodable {
  var name: String
  /// The bytes in Base64.
  var content: String
}
