import SweepGeometry

extension AnimationValue {
  /// The numbers that the value is made of; nil for paths and truth values.
  package var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .angle(let angle): [angle.degrees]
    case .vector(let vector): [vector.dx, vector.dy]
    case .scale(let factors): [factors.x, factors.y]
    case .color(let color): color.components
    case .colors(let colors): colors.flatMap(\.components)
    case .numbers(let numbers): numbers
    case .place(let place): [place.part]
    case .bool, .path: nil
    }
  }

  /// A value of the same type from as many numbers.
  package func with(components: [Double]) -> AnimationValue {
    switch self {
    case .number: return .number(components[0])
    case .angle: return .angle(.degrees(components[0]))
    case .vector: return .vector(Vector(dx: components[0], dy: components[1]))
    case .scale: return .scale(ScaleFactors(x: components[0], y: components[1]))
    case .color: return .color(Color(components[...]))
    case .colors:
      return .colors(
        stride(from: 0, to: components.count, by: 4).map { Color(components[$0..<$0 + 4]) })
    case .numbers: return .numbers(components)
    case .place(var place):
      place.part = components[0]
      return .place(place)
    case .bool, .path: return self
    }
  }

  /// The visible distance to another value of the same type: the length for translations and
  /// scales, the largest difference of two numbers for the rest, outlines among them; infinite if
  /// different values cannot be interpolated.
  package func gap(to other: AnimationValue) -> Double {
    switch (self, other) {
    case (.vector, .vector), (.scale, .scale): return distance(to: other)
    case (.path(let a), .path(let b)): return a.gap(to: b)
    default: break
    }
    guard let own = components, let others = other.components, own.count == others.count
    else { return self == other ? 0 : .infinity }
    return zip(own, others).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}

extension Color {
  fileprivate var components: [Double] { [red, green, blue, alpha] }

  fileprivate init(_ list: ArraySlice<Double>) {
    let first = list.startIndex
    self.init(
      red: list[first], green: list[first + 1], blue: list[first + 2], alpha: list[first + 3])
  }
}

extension Path {
  /// The largest difference of two coordinates; infinite if the outlines cannot be interpolated.
  fileprivate func gap(to other: Path) -> Double {
    if self == other { return 0 }
    guard mixes(with: other) else { return .infinity }
    return zip(elements, other.elements).reduce(0) { largest, pair in
      zip(pair.0.numbers, pair.1.numbers).reduce(largest) { max($0, abs($1.0 - $1.1)) }
    }
  }
}

extension Path.Element {
  fileprivate var numbers: [Double] {
    func list(_ points: Point...) -> [Double] { points.flatMap { [$0.x, $0.y] } }
    return switch self {
    case .move(let a), .line(let a): list(a)
    case .quad(let c, let a): list(c, a)
    case .cubic(let c, let d, let a): list(c, d, a)
    case .arc(let radii, let turn, _, _, let a):
      list(a) + [radii.width, radii.height, turn.degrees]
    case .close: []
    }
  }
}
