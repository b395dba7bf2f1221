import SweepGeometry
import SweepScene

extension SceneEmitter {
  /// Writes path data with every command spelt out and absolute: browsers mix two outlines only
  /// if their commands are the same, and the shortest form depends on the numbers.
  mutating func write(morphing path: Path) {
    if let first = path.elements.first, !first.isMove { markup.out.write("M0 0") }
    for element in path.elements {
      markup.out.write(element.letter)
      switch element {
      case .move(let to), .line(let to): points(to)
      case .quad(let control, let to): points(control, to)
      case .cubic(let control1, let control2, let to): points(control1, control2, to)
      case .arc(let radii, let rotation, let largeArc, let clockwise, let to):
        numbers("path", radii.width, radii.height, rotation.degrees)
        markup.out.write(largeArc ? " 1" : " 0")
        markup.out.write(clockwise ? " 1 " : " 0 ")
        points(to)
      case .close: break
      }
    }
  }

  private mutating func points(_ points: Point...) {
    for (index, point) in points.enumerated() {
      if index > 0 { markup.space() }
      numbers("path", point.x, point.y)
    }
  }
}

extension Path.Element {
  var isMove: Bool {
    if case .move = self { true } else { false }
  }

  fileprivate var letter: StaticString {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .arc: "A"
    case .close: "Z"
    }
  }
}
