import SweepGeometry
import SweepScene

extension SceneEmitter {
  mutating func write(_ text: Text, of layer: Layer, _ head: ElementHead) throws(SceneError) {
    let traits = TextTraits(of: text.string)
    try Self.check(text, traits)
    markup.start("text")
    // A clip, a mask and a gradient's line are measured in the element's own coordinates.
    let needsOwnOrigin = layer.masksToBounds || layer.mask != nil || text.foregroundColor.isGradient
    if !needsOwnOrigin, head.transform.hasIdleSteps(on: layer),
      !head.animations.contains(where: \.isTransform)
    {
      let position = head.transform.position + head.transform.origin
      if head.isNamed { attribute(id: ids.unique(layer.name)) }
      attribute("x", position.dx, unless: 0)
      attribute("y", position.dy, unless: 0)
    } else {
      writeOuterAttributes(head, of: layer)
    }
    if let inheritedText {
      writeTextStyle(text, inheritedFrom: inheritedText)
    } else {
      writeTextStyle(text, inherited: .initial)
    }
    if traits.contains(.spaces) { markup.attribute("xml:space", "preserve") }
    writeCompositing(layer, head)
    markup.endStart()
    // No white space may come between the start tag, the animations and the characters.
    let isPretty = markup.isPretty
    markup.isPretty = false
    write(head.animations)
    markup.isPretty = isPretty
    markup.out.writeEscaped(text.string, traits, inAttribute: false)
    markup.endText("text")
  }

  private mutating func writeTextStyle(_ text: Text, inheritedFrom outer: Layer) {
    guard case .text(let inherited) = outer.content else { return }
    writeTextStyle(text, inherited: inherited)
  }

  /// Writes what of a style differs from the inherited one, or from SVG's initial values.
  mutating func writeTextStyle(_ text: Text, inherited: Text) {
    if text.foregroundColor != inherited.foregroundColor {
      attribute("fill", "fill-opacity", text.foregroundColor)
    }
    if let family = text.fontFamily, family != inherited.fontFamily {
      markup.attribute("font-family", text: family)
    }
    attribute("font-size", text.fontSize, unless: inherited.fontSize)
    attribute("font-weight", Double(text.fontWeight), unless: Double(inherited.fontWeight))
    attribute("letter-spacing", text.letterSpacing, unless: inherited.letterSpacing)
    guard text.alignment != inherited.alignment else { return }
    switch text.alignment {
    case .start: markup.attribute("text-anchor", "start")
    case .middle: markup.attribute("text-anchor", "middle")
    case .end: markup.attribute("text-anchor", "end")
    }
  }
}

extension Text {
  /// SVG's initial style; its size is no number, because every text writes its own.
  static let initial = Text("", fontSize: .nan, alignment: .start)
}

extension Paint {
  fileprivate var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }
}

extension Layer {
  /// The style that a group carries for its texts: that of the first, where all sublayers are
  /// texts, two at least, and none needs a family of its own.
  var sharedTextStyle: Text? {
    guard sublayers.count > 1, case .group = content, case .text(let first) = sublayers[0].content
    else { return nil }
    let areTexts = sublayers.allSatisfy { layer in
      layer.sublayers.isEmpty && layer.content.isText(of: first.fontFamily)
    }
    guard areTexts else { return nil }
    if case .color(let color) = first.foregroundColor, color.alpha != 1 { return nil }
    return first
  }
}

extension Content {
  /// Whether it is a text that names a family of fonts, or with nil none.
  fileprivate func isText(of family: String?) -> Bool {
    if case .text(let text) = self { text.fontFamily == family } else { false }
  }
}
