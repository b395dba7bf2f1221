import SweepValues
import SweepVocabulary
import SweepXML

/// Names of the layers of one document.
struct Layers {
  let side: Side
  /// The words of the labels of scales, by the element that holds them.
  let scales: [Int: [String]]

  func name(of node: Int) -> String? {
    var next: Int? = graphic(of: node)
    while let element = next, element != 0 {
      if let name = ownName(of: element) { return name }
      next = side.tree.parent(of: element)
    }
    return nil
  }

  /// An element's id, or that of the only element inside it.
  func ownName(of element: Int) -> String? {
    if let id = side.id(of: element) { return id }
    var inner = side.tree.elements(of: element).makeIterator()
    guard let only = inner.next(), inner.next() == nil else { return nil }
    return side.id(of: only)
  }

  func graphic(of node: Int) -> Int {
    guard !side.tree.isElement(node) || isAnimation(node) else { return node }
    return side.tree.parent(of: node) ?? node
  }

  func isAnimation(_ node: Int) -> Bool {
    ElementCategory.animation.contains(side.local(node))
  }

  /// The animations in an element; they precede all graphics.
  func animations(in element: Int) -> [Int] {
    guard side.tree.isElement(element) else { return [] }
    return side.tree.elements(of: element).prefix { isAnimation($0) }
  }

  func animations(of attribute: String, in element: Int) -> [Int] {
    animations(in: element).filter { side.string("attributeName", of: $0) == attribute }
  }

  /// The items of an animation's `values`.
  func values(of animation: Int) -> [ArraySlice<UInt8>] {
    side.tree.attribute("values", of: animation).map { side.value($0).semicolonItems } ?? []
  }

  /// Description of a nameless text, or of a group of scale labels; nil for all others.
  func description(of element: Int) -> String? {
    switch side.local(element) {
    case "text":
      let text = PlainWords.shortened(side.tree.text(of: element), to: 40)
      return text.isEmpty ? nil : "\(isLabel(element) ? "label" : "text") '\(text)'"
    case "path", "g":
      if scales[element] != nil { return "labels" }
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

  func drawnText(around element: Int) -> Int? {
    var next = Optional(element)
    while let element = next, element != 0 {
      if drawnWords(of: element) != nil { return element }
      next = side.tree.parent(of: element)
    }
    return nil
  }

  /// The id of the definition that a node belongs to; nil outside of definitions.
  func definition(around node: Int) -> String? {
    var next = Optional(node)
    while let element = next, let parent = side.tree.parent(of: element) {
      if side.local(parent) == "defs" { return side.id(of: element) }
      next = parent
    }
    return nil
  }

  /// The ids of the definitions that an element and those around it refer to.
  func definitions(usedBy node: Int) -> [String] {
    var ids: [String] = []
    var next = Optional(graphic(of: node))
    while let element = next, element != 0 {
      guard side.tree.isElement(element) else { break }
      for attribute in side.tree.attributes(of: element) {
        let value = side.value(attribute).text
        if let id = value.wholeMatch(of: /(?:url\()?#([^()]+)\)?/)?.1 { ids.append(String(id)) }
      }
      next = side.tree.parent(of: element)
    }
    return ids
  }

  func isLabel(_ text: Int) -> Bool {
    guard side.local(text) == "text", let group = side.tree.parent(of: text), group != 0 else {
      return false
    }
    let texts = side.tree.elements(of: group).lazy.filter { side.local($0) == "text" }
    return texts.prefix(3).reduce(0) { count, _ in count + 1 } == 3
  }
}
