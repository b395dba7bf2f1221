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
    ["animate", "animateTransform", "animateMotion", "set"].contains(side.local(node))
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

  /// Whether a text is one of several numbers that belong to a scale.
  func isLabel(_ text: Int) -> Bool {
    guard let group = side.tree.parent(of: text), group != 0 else { return false }
    return side.tree.elements(of: group).filter { side.local($0) == "text" }.prefix(3).count == 3
  }
}
