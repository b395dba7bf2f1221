import SweepValues
import SweepXML

extension AnimationFacts {
  /// One of its values, and the attribute that holds it.
  package struct Value {
    package let attribute: AnimationAttribute
    package let item: ListItem
  }

  /// The `mpath` element of a motion, if it has one.
  package var mpath: Int? {
    guard kind == .animateMotion else { return nil }
    return tree.elements(of: node).first { tree.name(of: $0).local == "mpath" }
  }

  /// Whether it moves along a path, which overrides its values.
  package var hasPath: Bool { self[.path] != nil || mpath != nil }

  /// The number of its values; nil along a path, without values, and where key points say where on
  /// their way it is at each time.
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

  /// The fractions of a list; nil where it is empty or some of them are none.
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
