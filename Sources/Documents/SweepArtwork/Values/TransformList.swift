import SweepGeometry
import SweepScene
import SweepXML

/// The value of a `transform` attribute (SVG 1.1, 7.6).
enum TransformList {
  /// The steps; nil where the list is not well formed, which browsers leave out as a whole.
  static func steps(_ text: String) -> [TransformOperation]? {
    var reader = ValueReader(text)
    var steps: [TransformOperation] = []
    reader.skipSpace()
    while !reader.isAtEnd {
      let name = reader.word()
      reader.skipSpace()
      guard reader.take("("), steps.count < 100 else { return nil }
      reader.skipSpace()
      var numbers: [Double] = []
      while numbers.count < 7, let number = reader.measure() {
        numbers.append(number)
        reader.skipSeparator()
      }
      guard reader.take(")"), let more = operations(name, numbers) else { return nil }
      steps += more
      reader.skipSeparator()
    }
    return steps.affine.isWritable ? steps : nil
  }

  private static func operations(_ name: String, _ n: [Double]) -> [TransformOperation]? {
    switch (name, n.count) {
    case ("translate", 1): [.translate(Vector(dx: n[0], dy: 0))]
    case ("translate", 2): [.translate(Vector(dx: n[0], dy: n[1]))]
    // A matrix keeps more decimals than a scale.
    case ("scale", 1): [.matrix(.scale(n[0]))]
    case ("scale", 2): [.matrix(.scale(x: n[0], y: n[1]))]
    case ("rotate", 1): [.rotate(.degrees(n[0]))]
    case ("rotate", 3):
      [
        .translate(Vector(dx: n[1], dy: n[2])), .rotate(.degrees(n[0])),
        .translate(Vector(dx: -n[1], dy: -n[2])),
      ]
    case ("skewX", 1): [.skewX(.degrees(n[0]))]
    case ("skewY", 1): [.skewY(.degrees(n[0]))]
    case ("matrix", 6):
      [.matrix(Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))]
    default: nil
    }
  }
}
