package import SweepValues
package import SweepXML

/// An animation element, read once.
package final class AnimationFacts {
  /// The elements that animate.
  package enum Kind: String, CaseIterable, Sendable {
    case animate, animateTransform, animateMotion, animateColor, set
  }

  /// Interpolation.
  package enum Mode: String, Sendable {
    case discrete, linear, paced, spline
  }

  /// Its element.
  package let node: Int
  /// The element's name.
  package let kind: Kind
  /// The element that it animates; nil if its reference is unresolved.
  package let target: Int?
  /// The attribute that it animates; nil if not set, and for motion.
  package let attributeName: String?
  /// Interpolation.
  package let mode: Mode

  /// Its lists; may be empty.
  package let values: [ListItem]
  package let keyTimes: [ListItem]
  package let keySplines: [ListItem]
  package let keyPoints: [ListItem]

  /// Its begin and end times; unreadable entries are left out.
  package let begins: [Moment]
  package let ends: [Moment]
  /// Both, with the attribute of each.
  package let moments: [(attribute: AnimationAttribute, moment: Moment)]
  /// The simple duration; nil if not set or invalid.
  package let duration: ClockValue?

  package let tree: XMLTree
  private let places: [Int32]

  init(_ node: Int, _ kind: Kind, in facts: Facts, names: AnimationNames) {
    let tree = facts.tree
    var places = [Int32](repeating: -1, count: AnimationAttribute.allCases.count)
    var link: Int?
    for attribute in tree.attributes(of: node) {
      switch names.places[tree.nameNumber(ofAttribute: attribute)] {
      // 'href' counts more than 'xlink:href' (SVG 2, 16.1.5).
      case AnimationNames.link
      where link == nil || tree.name(ofAttribute: attribute).namespace.isEmpty:
        link = attribute
      case let place where place >= 0: places[Int(place)] = Int32(attribute)
      default: break
      }
    }
    func value(_ attribute: AnimationAttribute) -> ArraySlice<UInt8>? {
      let place = places[attribute.rawValue]
      return place < 0 ? nil : tree.value(ofAttribute: Int(place)).withoutSpace
    }
    func list(_ attribute: AnimationAttribute) -> [ListItem] {
      let place = places[attribute.rawValue]
      return place < 0 ? [] : ListItem.all(in: tree.value(ofAttribute: Int(place)))
    }
    (self.tree, self.node, self.kind, self.places) = (tree, node, kind, places)
    target = Self.target(of: node, link, facts)
    attributeName = value(.attributeName).map { String(decoding: $0, as: UTF8.self) }
    let standard: Mode = kind == .animateMotion ? .paced : kind == .set ? .discrete : .linear
    mode =
      value(.calcMode).flatMap { Mode(rawValue: String(decoding: $0, as: UTF8.self)) }
      ?? standard
    (values, keyTimes) = (list(.values), list(.keyTimes))
    (keySplines, keyPoints) = (list(.keySplines), list(.keyPoints))
    (begins, ends) = (list(.begin).compactMap(Moment.init), list(.end).compactMap(Moment.init))
    moments = begins.map { (.begin, $0) } + ends.map { (.end, $0) }
    duration = value(.dur).flatMap(ClockValue.init)
  }

  private static func target(of node: Int, _ link: Int?, _ facts: Facts) -> Int? {
    guard let link else { return facts.tree.parent(of: node) }
    return Address.localID(facts.tree.string(ofAttribute: link)).flatMap(facts.element(withID:))
  }
}

extension AnimationFacts {
  /// An attribute of the animation.
  package subscript(_ attribute: AnimationAttribute) -> Int? {
    let place = places[attribute.rawValue]
    return place < 0 ? nil : Int(place)
  }

  /// The bytes of an attribute's value, without white space at its ends.
  package func bytes(_ attribute: AnimationAttribute) -> ArraySlice<UInt8>? {
    self[attribute].map { tree.value(ofAttribute: $0).withoutSpace }
  }

  /// The value of an attribute, without white space at its ends.
  package func value(_ attribute: AnimationAttribute) -> String? {
    bytes(attribute).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether an attribute has a value.
  package func has(_ attribute: AnimationAttribute, _ word: StaticString) -> Bool {
    bytes(attribute)?.spells(word) ?? false
  }

  /// The place of an attribute; that of the element for a missing one.
  package func place(_ attribute: AnimationAttribute) -> FindingList.Place {
    self[attribute].map { .attribute($0) } ?? .node(node)
  }

  /// The place of a piece of a list.
  package func place(_ attribute: AnimationAttribute, _ item: ListItem) -> FindingList.Place {
    guard let attribute = self[attribute] else { return .node(node) }
    return .value(attribute, offset: item.offset, length: max(1, item.bytes.count))
  }

  /// The element's name as messages have it.
  package var name: String { kind.rawValue }
}

/// The names of a document's attributes that animations have, by number.
package struct AnimationNames {
  /// Key of `href` and `xlink:href`.
  static let link: Int8 = -2
  /// For each name of the document the place of the attribute, ``link``, or -1.
  let places: [Int8]

  init(_ names: [XMLName]) {
    places = names.map { name in
      if name.local == "href", name.namespace.isEmpty || name.namespace == XMLName.xlink {
        return Self.link
      }
      guard name.namespace.isEmpty, let attribute = AnimationAttribute.named(name.local) else {
        return -1
      }
      return Int8(attribute.rawValue)
    }
  }
}
