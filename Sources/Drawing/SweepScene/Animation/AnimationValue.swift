public import SweepGeometry

/// A value of an animated property of any type.
public enum AnimationValue: Hashable, Sendable {
  case number(Double)
  case angle(Angle)
  case vector(Vector)
  case scale(ScaleFactors)
  case bool(Bool)
  case color(Color)
  case path(Path)
  case colors([Color])
  case numbers([Double])
  case place(PathPlace)
  case string(String)
}

/// The factors of a `.scale` step along x and y.
public struct ScaleFactors: Hashable, Sendable, Codable {
  /// The factor along x.
  public var x: Double
  /// The factor along y.
  public var y: Double

  /// Makes factors.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes an even stretch.
  public init(_ factor: Double) { self.init(x: factor, y: factor) }
}

/// A type whose values an animation can go through.
public protocol AnimatableValue: Hashable, Sendable {
  /// A value without its type.
  static func animationValue(of value: Self) -> AnimationValue
}

/// A type of which a gradient has one for each stop.
public protocol GradientComponent: Hashable, Sendable {
  /// The values of all stops without their type.
  static func animationValue(of values: [Self]) -> AnimationValue
}

extension Array: AnimatableValue where Element: GradientComponent {
  /// A value without its type.
  public static func animationValue(of value: [Element]) -> AnimationValue {
    Element.animationValue(of: value)
  }
}

extension Double: AnimatableValue {
  /// A value without its type.
  public static func animationValue(of value: Double) -> AnimationValue { .number(value) }
}
extension Angle: AnimatableValue {
  /// A value without its type.
  public static func animationValue(of value: Angle) -> AnimationValue { .angle(value) }
}
extension Vector: AnimatableValue {
  /// A value without its type.
  public static func animationValue(of value: Vector) -> AnimationValue { .vector(value) }
}
extension Point: AnimatableValue {
  /// A value without its type.
  public static func animationValue(of value: Point) -> AnimationValue { .vector(value - .zero) }
}
extension ScaleFactors: AnimatableValue {
  /// A value without its type.
  public static func animationValue(of value: ScaleFactors) -> AnimationValue { .scale(value) }
}
extension Rect: AnimatableValue {
  /// A value without its type.
  public static func animationValue(of value: Rect) -> AnimationValue {
    .numbers([value.minX, value.minY, value.size.width, value.size.height])
  }
}
extension String: AnimatableValue {
  /// A value without its type.
  public static func animationValue(of value: String) -> AnimationValue { .string(value) }
}
extension Bool: AnimatableValue {
  /// A value without its type.
  public static func animationValue(of value: Bool) -> AnimationValue { .bool(value) }
}
extension Color: AnimatableValue {
  /// A value without its type.
  public static func animationValue(of value: Color) -> AnimationValue { .color(value) }
}
extension Path: AnimatableValue {
  /// A value without its type.
  public static func animationValue(of value: Path) -> AnimationValue { .path(value) }
}

extension Color: GradientComponent {
  /// The values of all stops without their type.
  public static func animationValue(of values: [Color]) -> AnimationValue { .colors(values) }
}
extension Double: GradientComponent {
  /// The values of all stops without their type.
  public static func animationValue(of values: [Double]) -> AnimationValue { .numbers(values) }
}
extension AnimationValue {
  /// Makes a value without its type.
  package init<Value: AnimatableValue>(_ value: Value) { self = Value.animationValue(of: value) }

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
    case .bool, .path, .string: nil
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
    case .bool, .path, .string: return self
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

extension AnimationValue {
  /// The first and the last value of a change, as in Core Animation: a sum or difference with `by`,
  /// the layer's own value for a missing one.
  ///
  /// | given | change |
  /// |---|---|
  /// | from, to | from … to |
  /// | from, by | from … from + by |
  /// | to, by | to - by … to |
  /// | from | from … own |
  /// | to | own … to |
  /// | by | own … own + by |
  /// | nothing | own … own |
  static func ends(
    from: AnimationValue?, to: AnimationValue?, by: AnimationValue?, own: AnimationValue
  ) -> (first: AnimationValue, last: AnimationValue) {
    guard let by else { return (from ?? own, to ?? own) }
    if let to { return (from ?? to.adding(by, -1) ?? to, to) }
    let first = from ?? own
    return (first, first.adding(by, 1) ?? first)
  }

  static func endsFault(
    from: AnimationValue?, to: AnimationValue?, by: AnimationValue?, own: AnimationValue
  ) -> AnimationFault? {
    guard let by else { return nil }
    if from != nil, to != nil {
      return AnimationFault("byValue", "cannot be given together with both other values")
    }
    if (from ?? to ?? own).adding(by, 1) != nil { return nil }
    if case .numbers = by {
      return AnimationFault("byValue", "must have as many numbers as the value it is added to")
    }
    return AnimationFault("byValue", "cannot be added to a \(by.kind); give both ends instead")
  }

  /// The value with another of the same type added `count` times, or nil for types without sums.
  ///
  /// Colours have none: Core Animation does not add them, and SVG would cut them off at white.
  func adding(_ other: AnimationValue, _ count: Double) -> AnimationValue? {
    switch (self, other) {
    case (.number, .number), (.angle, .angle), (.vector, .vector), (.scale, .scale):
      accumulating(other, count)
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 * count })
    default: nil
    }
  }

  /// The name of the type in messages.
  var kind: String {
    switch self {
    case .number: "number"
    case .angle: "rotation"
    case .vector: "translation"
    case .scale: "scale"
    case .bool: "truth value"
    case .color: "colour"
    case .path: "path"
    case .colors: "list of colours"
    case .numbers: "list of numbers"
    case .place: "place on a path"
    case .string: "text"
    }
  }
}
