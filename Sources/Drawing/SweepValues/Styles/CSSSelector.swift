/// A selector with conditions on one element: a name, an id and classes (Selectors 4, 3.1).
package struct CSSSelector: Hashable, Sendable {
  /// The weight of a selector against others (Selectors 4, 17).
  package struct Specificity: Comparable, Hashable, Sendable {
    package let ids: Int
    package let classes: Int
    package let names: Int

    /// The specificity of the universal selector.
    package static let zero = Specificity(ids: 0, classes: 0, names: 0)

    /// Makes a weight of the numbers of ids, of classes and the like, and of names.
    package init(ids: Int, classes: Int, names: Int) {
      (self.ids, self.classes, self.names) = (ids, classes, names)
    }

    package static func < (a: Self, b: Self) -> Bool {
      (a.ids, a.classes, a.names) < (b.ids, b.classes, b.names)
    }

    package static func + (a: Self, b: Self) -> Self {
      Specificity(ids: a.ids + b.ids, classes: a.classes + b.classes, names: a.names + b.names)
    }
  }

  /// The element's name; nil for every element.
  package let name: String?
  package let id: String?
  package let classes: Set<String>

  /// Makes a selector of all that an element is, by which ``selects(_:)`` finds it.
  package init(name: String?, id: String?, classes: Set<String>) {
    (self.name, self.id, self.classes) = (name, id, classes)
  }

  /// Reads one such as `path`, `.st0`, `#needle`, `text.st0.st1` or `*`; nil for one with further
  /// conditions.
  package init?(_ tokens: some Collection<CSSToken>) {
    var (name, id): (String?, String?) = (nil, nil)
    var classes: Set<String> = []
    var isClass = false
    for (place, token) in tokens.enumerated() {
      switch token.kind {
      case .word where isClass: classes.insert(token.text)
      case .word where place == 0: name = token.text
      case .hash where id == nil && !isClass: id = token.text
      case .mark(UInt8(ascii: ".")) where !isClass:
        isClass = true
        continue
      case .mark(UInt8(ascii: "*")) where place == 0: break
      default: return nil
      }
      isClass = false
    }
    if isClass || tokens.isEmpty { return nil }
    self.init(name: name, id: id, classes: classes)
  }

  package var specificity: Specificity {
    Specificity(ids: id == nil ? 0 : 1, classes: classes.count, names: name == nil ? 0 : 1)
  }

  /// Whether it selects an element with this name, this id and these classes.
  package func selects(_ element: CSSSelector) -> Bool {
    (name == nil || name == element.name) && (id == nil || id == element.id)
      && classes.isSubset(of: element.classes)
  }

  /// One of its conditions alone, the most selective: the id, the given class of it, or the name.
  package func condition(with oneClass: String?) -> CSSSelector {
    if id != nil { return CSSSelector(name: nil, id: id, classes: []) }
    guard let oneClass else { return CSSSelector(name: name, id: nil, classes: []) }
    return CSSSelector(name: nil, id: nil, classes: [oneClass])
  }

  /// The conditions that an element of this name, this id and these classes meets, one by one.
  package var conditions: [CSSSelector] {
    var all = classes.map { CSSSelector(name: nil, id: nil, classes: [$0]) }
    if id != nil { all.append(CSSSelector(name: nil, id: id, classes: [])) }
    if name != nil { all.append(CSSSelector(name: name, id: nil, classes: [])) }
    return all + [CSSSelector(name: nil, id: nil, classes: [])]
  }
}
