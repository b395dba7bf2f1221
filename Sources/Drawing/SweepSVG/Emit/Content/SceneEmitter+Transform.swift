import SweepGeometry
import SweepScene

/// The steps from a parent's coordinates to an element's, before they are written.
struct ElementTransform {
  var position = Vector.zero
  /// The steps of the layer's transform that belong to the element.
  var steps = 0..<0
  var origin = Vector.zero

  @inline(__always)
  func isIdentity(on layer: Layer) -> Bool {
    position + origin == .zero && hasIdleSteps(on: layer)
  }

  @inline(__always)
  func hasIdleSteps(on layer: Layer) -> Bool {
    steps.isEmpty || layer.transform[steps].allSatisfy(\.isIdentity)
  }
}

extension TransformOperation {
  /// Whether the step changes nothing and so is not written.
  var isIdentity: Bool {
    switch self {
    case .translate(let vector): vector == .zero
    case .rotate(let angle): angle == .zero
    case .scale(let x, let y): x == 1 && y == 1
    case .skewX(let angle), .skewY(let angle): angle == .zero
    case .matrix(let affine): affine == .identity
    }
  }
}

extension Vector {
  fileprivate var isWritable: Bool { abs(dx) < NumberFormat.limit && abs(dy) < NumberFormat.limit }
}

extension SceneEmitter {
  mutating func attribute(_ transform: ElementTransform, on layer: Layer) {
    if transform.isIdentity(on: layer) { return }
    if fault == nil {
      if !transform.position.isWritable { fault = "position" }
      if !transform.origin.isWritable { fault = "bounds" }
    }
    var isFirst = true
    markup.open("transform")
    if transform.hasIdleSteps(on: layer) {
      write(step: .translate(transform.position + transform.origin), isFirst: &isFirst)
    } else {
      write(step: .translate(transform.position), isFirst: &isFirst)
      for step in layer.transform[transform.steps] { write(step: step, isFirst: &isFirst) }
      write(step: .translate(transform.origin), isFirst: &isFirst)
    }
    markup.close()
  }

  private mutating func write(step: TransformOperation, isFirst: inout Bool) {
    if step.isIdentity { return }
    if !isFirst { markup.space() }
    isFirst = false
    write(step)
  }

  /// Writes a function of a `transform`.
  mutating func write(_ step: TransformOperation) {
    switch step {
    case .translate(let vector):
      markup.write("translate(")
      pair("translate", vector.dx, vector.dy, implied: 0)
    case .rotate(let angle):
      markup.write("rotate(")
      number("rotate", angle.degrees)
    case .scale(let x, let y):
      markup.write("scale(")
      number("scale", x, format: fractionFormat)
      if y != x {
        markup.space()
        number("scale", y, format: fractionFormat)
      }
    case .skewX(let angle):
      markup.write("skewX(")
      number("skewX", angle.degrees)
    case .skewY(let angle):
      markup.write("skewY(")
      number("skewY", angle.degrees)
    case .matrix(let m):
      markup.write("matrix(")
      // Its factors are multiplied with coordinates of hundreds, so they have more decimals.
      let format = NumberFormat(precision: fractionFormat.precision + 3)
      for factor in [m.a, m.b, m.c, m.d] {
        number("matrix", factor, format: format)
        markup.space()
      }
      numbers("matrix", m.tx, m.ty)
    }
    markup.write(")")
  }

  /// Writes two numbers, or one if the second is the default of readers.
  mutating func pair(_ field: StaticString, _ a: Double, _ b: Double, implied: Double) {
    number(field, a)
    if b == implied { return }
    markup.space()
    number(field, b)
  }
}
