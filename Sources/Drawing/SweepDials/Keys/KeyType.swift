package import SweepGeometry
package import SweepScene

/// The kind of a key together with the type of its property.
package struct KeyType<Value: Sendable>: Sendable {
  package let kind: KeyKind
  /// Finds an error in a value; nil where the kind has no limits.
  let fault: (@Sendable (Value) -> DialError?)?
  /// Makes a property's value from one that was read.
  let make: @Sendable (any Sendable) -> Value?
  /// Makes a value to be shown from a property's.
  let show: @Sendable (Value) -> any Sendable

  package init(
    _ kind: KeyKind, fault: (@Sendable (Value) -> DialError?)? = nil,
    make: @escaping @Sendable (any Sendable) -> Value? = { $0 as? Value },
    show: @escaping @Sendable (Value) -> any Sendable = { $0 }
  ) {
    (self.kind, self.fault, self.make, self.show) = (kind, fault, make, show)
  }

  /// The kind of a property that may have no value.
  @_semantics("optimize.sil.specialize.generic.never")
  var optional: KeyType<Value?> {
    var inner: (@Sendable (Value?) -> DialError?)?
    if let fault { inner = { $0.flatMap(fault) } }
    return KeyType<Value?>(
      kind, fault: inner,
      make: { value in make(value).map { .some($0) } },
      show: { value in value.map(show) ?? NoValue() })
  }
}

extension KeyType {
  /// The type of a property that may have no value, for which null is written; a kind of documents.
  @_semantics("optimize.sil.specialize.generic.never")
  package func orNull(_ kind: KeyKind) -> KeyType<Value?> {
    let type = optional
    return KeyType<Value?>(kind, fault: type.fault, make: { $0 as? Value? }, show: type.show)
  }
}

/// A property without a value, as it is shown.
package struct NoValue: Sendable {}

extension KeyType where Value == Double {
  package static var number: Self { KeyType(.number(nil)) }

  /// A number in a range.
  package static func number(_ range: KeyRange) -> Self {
    KeyType(.number(range)) { range.contains($0) ? nil : DialError("", range.requirement) }
  }

  /// A number between two ends, both included.
  package static func number(in range: ClosedRange<Double>) -> Self { number(.in(range)) }
  /// A number above a limit, and below 10⁶.
  package static func number(above limit: Double) -> Self { number(.above(limit)) }
  /// A number from a limit on, and below 10⁶.
  package static func number(atLeast limit: Double) -> Self { number(.atLeast(limit)) }
  /// A number whose magnitude is below a limit.
  package static func number(within limit: Double) -> Self { number(.within(limit)) }

  package static var quantity: Self { KeyType(.quantity) }
}

extension KeyType where Value == Int {
  package static var integer: Self { KeyType(.integer(nil)) }
  /// The weight of type.
  package static var weight: Self { integer(in: 100...900) }

  /// A whole number in a range.
  package static func integer(_ range: KeyRange) -> Self {
    KeyType(.integer(range)) {
      range.contains(Double($0)) ? nil : DialError("", range.requirement)
    }
  }

  /// A whole number between two ends, both included.
  package static func integer(in range: ClosedRange<Int>) -> Self {
    integer(.in(Double(range.lowerBound)...Double(range.upperBound)))
  }
}

extension KeyType where Value == Bool {
  package static var boolean: Self { KeyType(.boolean) }
}

extension KeyType where Value == String {
  package static var text: Self { KeyType(.text) }
  package static var word: Self { KeyType(.word) }
}

extension KeyType where Value == Color {
  package static var color: Self { KeyType(.color) }
}

extension KeyType where Value == ThemeColor {
  package static var themeColor: Self { KeyType(.themeColor) }
}

extension KeyType where Value == Seconds {
  package static var duration: KeyType<Seconds> { KeyType(.duration) }
}

extension KeyType where Value == Angle {
  package static var angle: KeyType<Angle> { KeyType(.angle) }
}

extension KeyType where Value == TimeOfDay {
  package static var time: Self { KeyType(.time) }
}

extension KeyType where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its name.
  @_semantics("optimize.sil.specialize.generic.never")
  package static var choice: Self {
    KeyType(
      .choice(Value.allCases.map(\.rawValue)),
      make: { ($0 as? String).flatMap(Value.init(rawValue:)) }, show: { $0.rawValue })
  }
}

extension KeyType where Value == [Double] {
  package static var numbers: Self { KeyType(.numbers(count: nil)) }
  package static var quantities: Self { KeyType(.quantities(count: nil)) }
  /// So many numbers in a list.
  package static func numbers(count: Int) -> Self { KeyType(.numbers(count: count)) }
  /// So many numbers or times in a list.
  package static func quantities(count: Int) -> Self { KeyType(.quantities(count: count)) }
}

extension KeyType where Value == Point {
  package static var point: KeyType<Point> { KeyType(.point) }
}

extension KeyType where Value == Size {
  package static var size: KeyType<Size> { KeyType(.size) }
}

extension KeyType where Value == Rect {
  package static var rect: KeyType<Rect> { KeyType(.rect) }
}

extension KeyType where Value == Vector {
  package static var vector: KeyType<Vector> { KeyType(.vector) }
}

extension KeyType where Value == ScaleFactors {
  package static var scaleFactors: Self { KeyType(.scaleFactors) }
}

extension KeyType where Value == TimingFunction {
  package static var easing: KeyType<TimingFunction> { KeyType(.easing) }
}

extension KeyType where Value == Path {
  package static var pathData: KeyType<Path> { KeyType(.pathData) }
}

extension KeyType where Value == Layer.Image {
  package static var picture: Self { KeyType(.picture) }
}

extension KeyType where Value == Artwork {
  package static var artwork: Self { KeyType(.artwork) }
}

extension KeyType where Value == Sign {
  package static var sign: Self { KeyType(.sign) }
}

extension KeyType where Value == NumberLocale {
  package static var locale: Self { KeyType(.locale) }
}

extension KeyType where Value == ColorStop {
  package static var colorStop: Self { KeyType(.colorStop) }
}

extension KeyType where Value == [Double: String] {
  package static var textsByNumber: Self { KeyType(.textsByNumber) }
}

extension KeyType where Value == [any Part] {
  package static var parts: Self { KeyType(.parts) }
}

extension KeyType where Value == ShapePart {
  package static var shape: Self { KeyType(.shape) }
}

extension KeyType where Value == Layer.Animation {
  package static var animation: KeyType<Layer.Animation> { KeyType(.animation) }
}

extension KeyType where Value == MediaTiming {
  package static var timing: KeyType<MediaTiming> { KeyType(.timing) }
}

extension KeyType where Value == NeedleArtwork {
  package static var needleArtwork: Self { KeyType(.needleArtwork) }
}

extension KeyType where Value == DrawnNeedle {
  package static var drawnNeedle: Self { KeyType(.drawnNeedle) }
}

extension KeyType {
  /// A list of values of a kind.
  package static func list<Item>(of item: KeyType<Item>) -> Self where Value == [Item] {
    KeyType(
      .list(item.kind),
      make: { ($0 as? [any Sendable])?.compactMap(item.make) }, show: { $0.map(item.show) })
  }
}

extension KeyType where Value: Keyed {
  /// A mapping of keys, with the value that holds their defaults.
  package static func object(_ defaults: Value) -> Self {
    KeyType(.object(defaults), fault: Value.keys.fault)
  }
}

extension KeyType where Value: DefaultKeyed {
  /// A mapping of keys.
  package static var object: Self { object(Value()) }
}
