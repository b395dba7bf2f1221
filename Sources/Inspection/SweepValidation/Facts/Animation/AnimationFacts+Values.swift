import SweepValues
import SweepXML

extension AnimationFacts {
  /// One of its values, and the attribute that holds it.
  package struct Value {
    package let attribute: AnimationAttribute
    package let item: ListItem
  }

  /// The form of a course of values.
  package enum CourseForm: Sendable {
    /// All values are given.
    case list
    /// To a value, from the one below.
    case to
    /// By a change, on top of the value below.
    case by
  }

  /// The `mpath` element of a motion, if it has one.
  package var mpath: Int? {
    guard kind == .animateMotion else { return nil }
    return tree.elements(of: node).first { tree.name(of: $0).local == "mpath" }
  }

  /// Whether it moves along a path, which overrides its values.
  package var hasPath: Bool { self[.path] != nil || mpath != nil }

  /// The number of its values; nil along a path, without values, and with key points.
  package var valueCount: Int? {
    if hasPath || kind == .animateMotion && self[.keyPoints] != nil { return nil }
    if !values.isEmpty { return values.count }
    return self[.to] != nil || self[.by] != nil ? 2 : nil
  }

  /// Its values: those of `values`, or else of `from`, `to` and `by`.
  package var allValues: [Value] {
    if self[.values] != nil { return values.map { Value(attribute: .values, item: $0) } }
    return [AnimationAttribute.from, .to, .by].compactMap { attribute in
      self[attribute].map { place in
        let bytes = tree.value(ofAttribute: place)
        let text = bytes.withoutSpace
        let item = ListItem(bytes: text, offset: text.startIndex - bytes.startIndex)
        return Value(attribute: attribute, item: item)
      }
    }
  }

  /// The values that it shows one after the other (SMIL 3.0, 12.4.1); nil if it has none, or
  /// invalid ones.
  ///
  /// - Parameters:
  ///   - read: reads a value; nil for an invalid one.
  ///   - start: the value from which it goes to another one without `from`.
  ///   - sum: a value and the change by `by`; nil if they do not add up.
  package func course<Value>(
    _ read: (ArraySlice<UInt8>) -> Value?, start: (Value) -> Value?,
    sum: (Value, Value) -> Value? = { _, _ in nil }
  ) -> (values: [Value], form: CourseForm)? {
    func value(_ attribute: AnimationAttribute) -> Value? { bytes(attribute).flatMap(read) }
    if kind != .set, self[.values] != nil {
      let values = values.compactMap { read($0.bytes) }
      return values.isEmpty || values.count < self.values.count ? nil : (values, .list)
    }
    guard let end = value(self[.to] == nil ? .by : .to) else { return nil }
    if kind == .set { return self[.to] == nil ? nil : ([end], .list) }
    guard let first = self[.from] == nil ? start(end) : value(.from) else { return nil }
    if self[.to] != nil { return ([first, end], self[.from] == nil ? .to : .list) }
    return sum(first, end).map { ([first, $0], self[.from] == nil ? .by : .list) }
  }

  /// The times of `keyTimes`, 0 … 1; nil if they contradict the values, so that the animation has no
  /// effect (SMIL 3.0, 12.5.1).
  ///
  /// - Parameters:
  ///   - count: the number of values.
  ///   - isDiscrete: whether there is nothing between the values, so that the last time may be
  ///     before 1.
  package func times(of count: Int, isDiscrete: Bool) -> [Double]? {
    guard let times = numbers(keyTimes), times.count == count, times.first == 0,
      times.allSatisfy({ (0...1).contains($0) }),
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }),
      isDiscrete || count == 1 || times.last == 1
    else { return nil }
    return times
  }

  /// The four numbers, 0 … 1, of each of `keySplines`; nil if they contradict the values.
  ///
  /// - Parameter count: the number of values.
  package func curves(between count: Int) -> [[Double]]? {
    let curves = keySplines.compactMap(\.numbers).filter { curve in
      curve.count == 4 && curve.allSatisfy { (0...1).contains($0) }
    }
    return curves.count == keySplines.count && curves.count == count - 1 ? curves : nil
  }

  /// The fractions of a list; nil if it is empty or some of them are invalid.
  package func numbers(_ items: [ListItem]) -> [Double]? {
    var numbers: [Double] = []
    numbers.reserveCapacity(items.count)
    for item in items {
      guard let number = item.number else { return nil }
      numbers.append(number)
    }
    return numbers.isEmpty ? nil : numbers
  }
}

extension Int {
  /// The number with a noun: `1 value`, `2 values`.
  func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension AnimationFacts {
  /// Number of repetitions, infinite for `indefinite`; nil if not set or invalid.
  package var repeatCount: Double? {
    guard let bytes = bytes(.repeatCount) else { return nil }
    return bytes.spells("indefinite") ? .infinity : Double(spelledBy: bytes)
  }

  /// The seconds for which it repeats, infinite for `indefinite`.
  package var repeatDuration: Double? { seconds(.repeatDur) }

  /// The simple duration in seconds, infinite if it does not end.
  package var simpleDuration: Double { duration?.seconds ?? .infinity }

  /// The active duration in seconds, without regard to `end` (SMIL 3.0, 5.4.5).
  package var activeDuration: Double {
    let repeated: Double? = repeatCount.map { count in
      simpleDuration.isFinite ? count * simpleDuration : .infinity
    }
    let wanted: Double
    switch (repeated, repeatDuration) {
    case (nil, nil): wanted = simpleDuration
    case (let length?, nil), (nil, let length?): wanted = length
    case (let first?, let second?): wanted = Swift.min(first, second)
    }
    let least = seconds(.min) ?? 0
    let most = seconds(.max) ?? .infinity
    return least > most ? wanted : Swift.min(Swift.max(wanted, least), most)
  }

  /// Whether it never ends once it has begun.
  package var isEndless: Bool { activeDuration.isInfinite && ends.isEmpty }

  /// Whether it repeats.
  package var repeats: Bool { (repeatCount ?? 0) > 1 || (repeatDuration ?? 0) > simpleDuration }

  private func seconds(_ attribute: AnimationAttribute) -> Double? {
    switch bytes(attribute).flatMap(ClockValue.init) {
    case .seconds(let seconds): seconds
    case .indefinite: .infinity
    case .media, nil: nil
    }
  }
}

/// One item of a list separated by semicolons, with its range in the value.
package struct ListItem {
  /// The piece without white space at its ends.
  package let bytes: ArraySlice<UInt8>
  /// The byte of the value at which it begins.
  package let offset: Int

  /// The piece as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The item as a number; nil if it is not one.
  package var number: Double? { Double(spelledBy: bytes) }
  /// The numbers of the piece, of any size; nil where something else is in it.
  package var numbers: [Double]? { ValueReader.numbers(bytes, below: .infinity) }

  /// The items of a value; one semicolon is allowed at the end (SMIL 3.0, 5.4).
  static func all(in value: ArraySlice<UInt8>) -> [ListItem] {
    value.semicolonItems.map {
      ListItem(bytes: $0, offset: $0.startIndex - value.startIndex)
    }
  }
}

/// The attributes of animations, by the names that SVG 1.1 has for them (19.2.5 to 19.2.14).
package enum AnimationAttribute: Int, CaseIterable, Sendable {
  case attributeName, attributeType, type
  case begin, dur, end, min, max, restart, repeatCount, repeatDur, fill
  case calcMode, values, keyTimes, keySplines, keyPoints, from, to, by
  case additive, accumulate
  case path, rotate

  static func named(_ name: String) -> Self? { byName[name] }

  /// The attribute's name.
  package var name: String { "\(self)" }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

extension Double {
  var words: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
