import SweepValues
import SweepVocabulary
import SweepXML

/// What people call the parts of one document.
struct Layers {
  let side: Side

  /// The layer that a node belongs to: the name of its element or of the nearest around it.
  func name(of node: Int) -> String? {
    var next: Int? = graphic(of: node)
    while let element = next, element != 0 {
      if let name = ownName(of: element) { return name }
      next = side.tree.parent(of: element)
    }
    return nil
  }

  /// An element's id, or that of the only element that it stands round.
  func ownName(of element: Int) -> String? {
    if let id = side.id(of: element) { return id }
    var inner = side.tree.elements(of: element).makeIterator()
    guard let only = inner.next(), inner.next() == nil else { return nil }
    return side.id(of: only)
  }

  /// The element that a text or an animation belongs to, or else the node itself.
  func graphic(of node: Int) -> Int {
    guard !side.tree.isElement(node) || isAnimation(node) else { return node }
    return side.tree.parent(of: node) ?? node
  }

  /// Whether a node is an element of SMIL.
  func isAnimation(_ node: Int) -> Bool {
    ElementCategory.animation.contains(side.local(node))
  }

  /// The animations in an element; they stand before all that is drawn.
  func animations(in element: Int) -> [Int] {
    guard side.tree.isElement(element) else { return [] }
    return side.tree.elements(of: element).prefix { isAnimation($0) }
  }

  /// The animations of an attribute in an element.
  func animations(of attribute: String, in element: Int) -> [Int] {
    animations(in: element).filter { side.string("attributeName", of: $0) == attribute }
  }

  /// The items of an animation's `values`.
  func values(of animation: Int) -> [ArraySlice<UInt8>] {
    side.tree.attribute("values", of: animation).map { side.value($0).semicolonItems } ?? []
  }

  /// What a text without a name says it is, or the group of a scale's labels; nil for all others.
  func description(of element: Int) -> String? {
    switch side.local(element) {
    case "text":
      let text = PlainWords.shortened(side.tree.text(of: element), to: 40)
      return text.isEmpty ? nil : "\(isLabel(element) ? "label" : "text") '\(text)'"
    case "path", "g":
      if let words = drawnWords(of: element) {
        return "text '\(PlainWords.shortened(words, to: 40))'"
      }
      return side.tree.elements(of: element).first { _ in true }.map(isLabel) == true
        ? "labels" : nil
    default: return nil
    }
  }

  /// The words that a path or a group shows; nil for one that is no drawn text.
  func drawnWords(of element: Int) -> String? {
    // A group has a label for other reasons too: it may be a button.
    let isText =
      switch side.local(element) {
      case "path": true
      case "g": side.string("role", of: element) == "img"
      default: false
      }
    return isText ? side.string("aria-label", of: element) : nil
  }

  /// The drawn text that an element is part of, or is.
  func drawnText(around element: Int) -> Int? {
    var next = Optional(element)
    while let element = next, element != 0 {
      if drawnWords(of: element) != nil { return element }
      next = side.tree.parent(of: element)
    }
    return nil
  }

  /// Whether a text is one of several numbers that belong to a scale.
  func isLabel(_ text: Int) -> Bool {
    guard side.local(text) == "text", let group = side.tree.parent(of: text), group != 0 else {
      return false
    }
    let texts = side.tree.elements(of: group).lazy.filter { side.local($0) == "text" }
    return texts.prefix(3).reduce(0) { count, _ in count + 1 } == 3
  }
}
