import SweepValues

extension CSSSelector {
  /// Whether it selects an element.
  func selects(_ node: Int, in facts: Facts) -> Bool {
    let element = facts.svgName(of: node)
    if let name, element != name { return false }
    let classes = facts.value("class", of: node)?.split(whereSeparator: \.isWhitespace) ?? []
    return selects(
      CSSSelector(
        name: element, id: facts.value("id", of: node), classes: Set(classes.map(String.init))))
  }
}
