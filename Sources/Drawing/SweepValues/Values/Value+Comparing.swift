import SweepGeometry

/// The distance within which two numbers are equal.
package struct Tolerance: Hashable, Sendable {
  package var distance: Double

  /// Makes a tolerance; 0 makes numbers equal that are the same.
  package init(_ distance: Double = 0) { self.distance = distance }

  /// Whether two numbers are equal.
  package func accepts(_ a: Double, _ b: Double) -> Bool {
    // The rest is for distances such as 0.1, which no `Double` has exactly.
    a == b || (distance > 0 && abs(a - b) <= distance * (1 + 1e-9))
  }

  /// Whether two results of arithmetic are equal, which are off by a few last bits.
  package func acceptsSums(_ a: Double, _ b: Double) -> Bool {
    accepts(a, b) || abs(a - b) <= distance + 1e-9 * max(1, abs(a), abs(b))
  }
}

extension Value {
  /// Whether another spelling means the same, with numbers within a tolerance.
  package func isEqual(to other: Value, within tolerance: Tolerance = Tolerance()) -> Bool {
    switch (content, other.content) {
    case (.text, .text): bytes.elementsEqual(other.bytes)
    case (.words(let a), .words(let b)): a == b
    case (.tokens(let a), .tokens(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1, kind, tolerance) }
    case (.color(let a), .color(let b)):
      tolerance.acceptsSums(a.alpha, b.alpha)
        && zip(a.levels, b.levels).allSatisfy(tolerance.acceptsSums)
    case (.paint(let a, let fallback), .paint(let b, let other)):
      a == b && fallback.isEqual(to: other, tolerance)
    case (.path(let a), .path(let b)): tolerance.accepts(a, b)
    case (.brokenPath(let a), .brokenPath(let b)): a == b
    case (.transforms(let a), .transforms(let b)): tolerance.accepts(a, b)
    case (.seconds(let a), .seconds(let b)): tolerance.accepts(a, b)
    case (.event(let a, let offset), .event(let b, let other)):
      a.elementsEqual(b) && tolerance.accepts(offset, other)
    case (.list(let a), .list(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1, within: tolerance) }
    default: false
    }
  }
}

extension Optional where Wrapped == Value {
  fileprivate func isEqual(to other: Value?, _ tolerance: Tolerance) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isEqual(to: other, within: tolerance)
  }
}

extension Value.Token {
  fileprivate func isEqual(to other: Self, _ kind: ValueKind, _ tolerance: Tolerance) -> Bool {
    guard case (.quantity(let a, let unit), .quantity(let b, let unitOfB)) = (self, other) else {
      return self == other
    }
    // Numbers with a unit were converted.
    return unit == unitOfB
      && (unit.isEmpty ? tolerance.accepts(a, b) : tolerance.acceptsSums(a, b))
  }
}

extension Tolerance {
  fileprivate func accepts(_ a: [TransformFunction], _ b: [TransformFunction]) -> Bool {
    let haveSameSteps =
      a.count == b.count
      && zip(a, b).allSatisfy {
        $0.kind == $1.kind && zip($0.numbers, $1.numbers).allSatisfy(accepts)
      }
    return haveSameSteps || Self.areSame(Self.map(a), Self.map(b))
  }

  private static func map(_ functions: [TransformFunction]) -> Affine {
    functions.reduce(.identity) { $0 * $1.affine }
  }

  private static func areSame(_ a: Affine, _ b: Affine) -> Bool {
    let size = max(1, abs(a.tx), abs(a.ty), abs(a.a), abs(a.b), abs(a.c), abs(a.d))
    return [
      (a.a, b.a), (a.b, b.b), (a.c, b.c), (a.d, b.d), (a.tx, b.tx), (a.ty, b.ty),
    ].allSatisfy { abs($0 - $1) <= 1e-9 * size }
  }

  fileprivate func accepts(_ a: Path, _ b: Path) -> Bool {
    a.elements.count == b.elements.count && zip(a.elements, b.elements).allSatisfy(accepts)
  }

  private func accepts(_ a: Path.Element, _ b: Path.Element) -> Bool {
    switch (a, b) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): accepts(a, b)
    case (.quad(let control, let to), .quad(let other, let end)):
      accepts(control, other) && accepts(to, end)
    case (.cubic(let first, let second, let to), .cubic(let third, let fourth, let end)):
      accepts(first, third) && accepts(second, fourth) && accepts(to, end)
    case (
      .arc(let radii, let turn, let large, let way, let to),
      .arc(let others, let otherTurn, let otherLarge, let otherWay, let end)
    ):
      acceptsSums(radii.width, others.width) && acceptsSums(radii.height, others.height)
        && acceptsSums(turn.degrees, otherTurn.degrees) && large == otherLarge && way == otherWay
        && accepts(to, end)
    case (.close, .close): true
    default: false
    }
  }

  private func accepts(_ a: Point, _ b: Point) -> Bool {
    acceptsSums(a.x, b.x) && acceptsSums(a.y, b.y)
  }
}

extension Length.Unit {
  /// The unit in pixels; nil for a relative one.
  var pixels: Double? { Length("1\(rawValue)")?.absolute }
}
