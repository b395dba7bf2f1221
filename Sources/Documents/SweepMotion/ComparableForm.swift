import SweepGeometry
import SweepValidation
import SweepValues
import SweepXML

// Stills that are the same for motion by SMIL and by CSS.
extension StillWriter {
  /// The text of the file with the changes in attributes, a transform as one matrix, and without the
  /// styles that only animate.
  func comparableText(_ changes: [Int: ElementChange]) -> [UInt8] {
    let sheets = tree.nodes.filter { node in
      tree.isElement(node) && tree.name(of: node) == XMLName("style", in: XMLName.svg)
        && Self.onlyAnimates(tree.text(of: node))
    }
    let changes = changes.map { node, change in
      var change = change.inAttributes
      if let own = tree.attribute("style", of: node) {
        let kept = CSSDeclaration.read(CSSTokenizer.tokens(of: tree.value(ofAttribute: own))[...])
          .filter { !Self.animates($0) }.map { "\($0.name):\($0.text)" }
        change.attributes.updateValue(
          kept.isEmpty ? nil : kept.joined(separator: ";"), forKey: "style")
      }
      return (node, change)
    }
    return text(
      Dictionary(uniqueKeysWithValues: changes), without: sheets.map { Fix(tree.range(of: $0)) })
  }

  private static func onlyAnimates(_ sheet: String) -> Bool {
    let tokens = CSSTokenizer.tokens(of: sheet.utf8)
    let isRead = tokens.allSatisfy {
      $0.kind != .atWord || $0.text.lowercased().hasSuffix("keyframes")
    }
    return isRead
      && CSSRule.read(tokens).allSatisfy {
        $0.nested.isEmpty && $0.declarations.allSatisfy(animates)
      }
  }

  private static func animates(_ declaration: CSSDeclaration) -> Bool {
    CSSAnimationList.property(declaration.name) != nil
      || ["transform-origin", "transform-box", "will-change"].contains(declaration.standardName)
  }
}

extension ElementChange {
  /// The change with all values in attributes.
  fileprivate var inAttributes: ElementChange {
    var change = self
    change.properties["animation"] = nil
    if change.properties["transform"] != nil {
      // The attribute has the whole transform too.
      for name in CSSTransformState.properties + ["transform-box", "offset-path"] {
        change.properties[name] = nil
      }
    }
    for (name, value) in change.properties { change.attributes[name] = value }
    change.properties = [:]
    if let text = change.attributes["transform"] ?? nil,
      let list = TransformFunction.list(Array(text.utf8)[...])
    {
      // Lists of one transform are rounded in different places.
      let map = list.reduce(Affine.identity) { $0 * $1.affine }
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
      let format = NumberFormat(precision: 4)
      change.attributes["transform"] =
        "matrix(\(numbers.map { format.string($0) }.joined(separator: " ")))"
    }
    return change
  }
}
