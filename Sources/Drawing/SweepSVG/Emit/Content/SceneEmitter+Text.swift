import SweepGeometry
import SweepScene

extension SceneEmitter {
  mutating func write(
    _ text: Layer.Text, of layer: Layer, _ head: ElementHead, _ textAnimations: [SMILElement] = []
  ) throws(SceneError) {
    let traits = TextTraits(of: text.string)
    try check(text, traits)
    if writeDrawn(text, of: layer, head, textAnimations) { return }
    var text = text
    if text.fontFamily == nil, let family = plan.drawnFamily { text.fontFamily = family }
    markup.start("text")
    if let origin = ownOrigin(of: layer, head) {
      writeID(head, of: layer, shapeAnimations: textAnimations)
      attribute("x", origin.dx, unless: 0)
      attribute("y", origin.dy, unless: 0)
    } else {
      writeOuterAttributes(head, of: layer, shapeAnimations: textAnimations)
    }
    if inherited.drawnText == nil {
      writeTextStyle(text, text.changes(from: inherited.text))
    } else {
      // The group is painted as paths are.
      writeTextStyle(text, text.changes(from: inherited.text).union(.color))
      markup.attribute("stroke", "none")
    }
    if traits.contains(.spaces) || text.runs.contains(where: { $0.text.string.contains("  ") }) {
      markup.attribute("xml:space", "preserve")
    }
    writeCompositing(layer, head)
    markup.endStart()
    // No white space may come between the start tag, the animations and the characters.
    let isPretty = markup.isPretty
    markup.isPretty = false
    write(head.animations + textAnimations)
    markup.out.writeEscaped(text.string, traits, inAttribute: false)
    for run in text.runs { try write(run, in: text) }
    markup.isPretty = isPretty
    markup.endText("text")
  }

  /// Writes a part of a text in its own style.
  private mutating func write(_ run: Layer.Text.Run, in text: Layer.Text) throws(SceneError) {
    let traits = TextTraits(of: run.text.string)
    try check(run.text, traits)
    markup.start("tspan")
    attribute("dx", run.shift.dx, unless: 0)
    attribute("dy", run.shift.dy, unless: 0)
    writeTextStyle(run.text, run.text.changes(from: text))
    markup.endStart()
    markup.out.writeEscaped(run.text.string, traits, inAttribute: false)
    markup.endText("tspan")
  }

  /// The place of a text, if its own attributes can hold it: a clip, a mask and a gradient's line
  /// are measured in the element's own coordinates, and so is what turns it.
  func ownOrigin(of layer: Layer, _ head: ElementHead) -> Vector? {
    guard !layer.isMeasured, head.transform.hasIdleSteps(on: layer),
      !head.animations.contains(where: \.isTransform)
    else { return nil }
    return head.transform.position + head.transform.origin
  }

  /// Writes texts in the style of their group, each as its layer would be.
  mutating func write(_ row: TextRow) throws(SceneError) {
    for index in row.items.indices where !writePlainly(row, index) {
      log.trail.append(index)
      try write(row.layer(at: index))
      log.trail.removeLast()
    }
  }

  /// Writes a text whose style was found possible to write, and whose characters mean nothing in
  /// markup; for any other it writes nothing and returns false.
  private mutating func writePlainly(_ row: TextRow, _ index: Int) -> Bool {
    guard row.style.sharesStyle(with: inherited.text), row.style.sharesStyle(with: soundText) else {
      return false
    }
    let (place, start) = (row.items[index].position, markup.out.count)
    guard place.x.magnitude < NumberFormat.limit, place.y.magnitude < NumberFormat.limit
    else { return false }
    markup.start("text")
    attribute("x", place.x, unless: 0)
    attribute("y", place.y, unless: 0)
    markup.write(">")
    if markup.out.writePlain(row.items[index].string) {
      markup.write("</text>")
      return true
    }
    markup.out.count = start
    return false
  }

  mutating func writeTextStyle(_ text: Layer.Text, _ changes: TextChanges) {
    if changes.isEmpty { return }
    defer { writeClasses() }
    if changes.contains(.color) { attribute("fill", "fill-opacity", text.foregroundColor) }
    if changes.contains(.family), let family = text.fontFamily {
      markup.attribute("font-family", text: family)
    }
    if changes.contains(.size) { attribute("font-size", text.fontSize) }
    if changes.contains(.weight) { attribute("font-weight", Double(text.fontWeight)) }
    if changes.contains(.spacing) { attribute("letter-spacing", text.letterSpacing) }
    guard changes.contains(.alignment) else { return }
    switch text.alignment {
    case .start: markup.attribute("text-anchor", "start")
    case .middle: markup.attribute("text-anchor", "middle")
    case .end: markup.attribute("text-anchor", "end")
    }
  }
}

/// The parts of a text's style that may differ from the inherited one.
struct TextChanges: OptionSet {
  let rawValue: UInt8

  static let color = TextChanges(rawValue: 1)
  static let family = TextChanges(rawValue: 2)
  static let size = TextChanges(rawValue: 4)
  static let weight = TextChanges(rawValue: 8)
  static let spacing = TextChanges(rawValue: 16)
  static let alignment = TextChanges(rawValue: 32)
}

extension Layer.Text {
  /// SVG's initial style; its size is no number, because every text writes its own.
  static let initial = Layer.Text("", fontSize: .nan, alignment: .start)

  /// The differences from the style of another text.
  func changes(from inherited: Layer.Text) -> TextChanges {
    var changes: TextChanges = []
    if sharesStyle(with: inherited) { return changes }
    if foregroundColor != inherited.foregroundColor { changes.insert(.color) }
    if let fontFamily, fontFamily != inherited.fontFamily { changes.insert(.family) }
    if fontSize != inherited.fontSize { changes.insert(.size) }
    if fontWeight != inherited.fontWeight { changes.insert(.weight) }
    if letterSpacing != inherited.letterSpacing { changes.insert(.spacing) }
    if alignment != inherited.alignment { changes.insert(.alignment) }
    return changes
  }
}

extension Layer {
  /// Whether something is measured in the coordinates of the layer's element.
  var isMeasured: Bool {
    hasReferences
      || hasExtras && (masksToBounds || mask != nil || filter != nil || shownEffects != nil)
  }

  /// The common text style of a group: that of the first, if all sublayers are texts, or groups of texts that
  /// move, at least two, none needs its own family, and no box among them takes their paint.
  var sharedTextStyle: Layer.Text? {
    guard sublayerCount > 1, case .group = content, !paintsBounds else { return nil }
    if let row = textRow { return row.style.ifOpaque }
    guard let first = sublayers[0].textStyle else { return nil }
    let areTexts = sublayers.allSatisfy { layer in
      layer.textStyle.map { $0.isFamily(of: first) } ?? false
    }
    guard areTexts else { return nil }
    return first.ifOpaque
  }

  /// Whether its texts, which always show, have each of their characters about twice or more.
  var repeatsCharacters: Bool {
    if textRow != nil || sublayers.contains(where: { $0.isHidden || !$0.animations.isEmpty }) {
      return false
    }
    let texts = sublayers.compactMap { layer -> String? in
      if case .text(let text) = layer.content { text.string } else { nil }
    }
    let characters = texts.joined()
    return characters.count >= 2 * Set(characters).count + 4
  }

  /// The style of a text, or of the texts in a group that moves.
  private var textStyle: Layer.Text? {
    if case .text(let text) = content { return sublayers.isEmpty && !paintsBounds ? text : nil }
    return animations.isEmpty ? nil : sharedTextStyle
  }
}

extension Layer.Text {
  /// The text, unless it is translucent.
  fileprivate var ifOpaque: Layer.Text? {
    if case .color(let color) = foregroundColor, color.alpha != 1 { nil } else { self }
  }
}

extension Layer.Text {
  /// Whether it names the font family and the face that another text names, or none as that.
  fileprivate func isFamily(of other: Layer.Text) -> Bool {
    sharesStyle(with: other) || fontFamily == other.fontFamily && drawnFace == other.drawnFace
  }
}
