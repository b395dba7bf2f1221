package import SweepGeometry

extension AnimationValue {
  /// The value at a `fraction` of the way to another of the same type; one that cannot be mixed
  /// holds until half-way.
  package func interpolated(to other: AnimationValue, _ fraction: Double) -> AnimationValue {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return .number(mix(a, b))
    case (.angle(let a), .angle(let b)):
      return .angle(.degrees(mix(a.degrees, b.degrees)))
    case (.vector(let a), .vector(let b)):
      return .vector(Vector(dx: mix(a.dx, b.dx), dy: mix(a.dy, b.dy)))
    case (.scale(let a), .scale(let b)):
      return .scale(ScaleFactors(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.color(let a), .color(let b)):
      return .color(a.interpolated(to: b, fraction))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.interpolated(to: $1, fraction) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(mix))
    case (.path(let a), .path(let b)):
      if let path = a.interpolated(to: b, fraction) { return .path(path) }
      return fraction < 0.5 ? self : other
    case (.place(var a), .place(let b)) where a.path == b.path:
      a.part = mix(a.part, b.part)
      return .place(a)
    default:
      return fraction < 0.5 ? self : other
    }
  }

  /// The distance to another value of the same type: the length of the step for numbers, rotations,
  /// translations and colours (SVG 1.1, 19.2.9); 1 between others that differ.
  package func distance(to other: AnimationValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(b - a)
    case (.angle(let a), .angle(let b)): abs(b.degrees - a.degrees)
    case (.vector(let a), .vector(let b)): Vector(dx: b.dx - a.dx, dy: b.dy - a.dy).length
    case (.scale(let a), .scale(let b)): Vector(dx: b.x - a.x, dy: b.y - a.y).length
    case (.color(let a), .color(let b)):
      (square(b.red - a.red) + square(b.green - a.green) + square(b.blue - a.blue)).squareRoot()
    default: self == other ? 0 : 1
    }
  }

  /// The value with another of the same type added `count` times; one that cannot be added to
  /// stays as it is.
  package func accumulating(_ last: AnimationValue, _ count: Double) -> AnimationValue {
    switch (self, last) {
    case (.number(let a), .number(let b)): .number(a + b * count)
    case (.angle(let a), .angle(let b)): .angle(a + b * count)
    case (.vector(let a), .vector(let b)): .vector(a + b * count)
    case (.scale(let a), .scale(let b)):
      .scale(ScaleFactors(x: a.x + b.x * count, y: a.y + b.y * count))
    default: self
    }
  }
}

private func square(_ x: Double) -> Double { x * x }

extension Path {
  /// Whether there are outlines between this one and another.
  package func mixes(with other: Path) -> Bool { interpolated(to: other, 0) != nil }

  /// The outline a `fraction` of the way to another with the same kinds of segments, or nil.
  func interpolated(to other: Path, _ fraction: Double) -> Path? {
    combined(with: other) { $0 + ($1 - $0) * fraction }
  }
}

extension AnimationValue {
  /// Whether there are values between this one and another.
  package func mixes(with other: AnimationValue) -> Bool {
    guard case .path(let a) = self, case .path(let b) = other else { return true }
    return a == b || a.mixes(with: b)
  }
}
