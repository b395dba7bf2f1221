import SweepGeometry
import SweepScene
import SweepTimeline
import SweepType

/// Texts in drawn faces: each is one path, with its words in `aria-label`.
extension SceneEmitter {
  /// The face that a text is drawn in; nil for one in a font.
  func face(of text: Layer.Text) -> TextFace? {
    if !text.runs.isEmpty { return nil }
    return text.drawnFace.map(TextFace.drawn) ?? (text.fontFamily == nil ? plan.drawnFace : nil)
  }

  /// Whether a script writes the text anew, whose outlines it lacks: it is set in the theme's
  /// fonts.
  private func isSet(_ layer: Layer, in face: TextFace) -> Bool {
    guard case .font = face, layer.hasExtras else { return false }
    return layer.semantics?.annotations.isEmpty == false
  }

  /// Draws a text, or writes nothing and returns false if it needs a font.
  mutating func writeDrawn(
    _ text: Layer.Text, of layer: Layer, _ head: ElementHead, _ textAnimations: [SMILElement]
  ) -> Bool {
    guard let face = face(of: text), !isSet(layer, in: face) else { return false }
    let isWritten = layer.isWrittenByScript
    let origin = isWritten ? nil : ownOrigin(of: layer, head)
    let drawn = draw(
      [TextRow.Item(text.string, at: .zero + (origin ?? .zero))], text, face,
      isWritten ? .separate : .tabular,
      leastShared: layer.hasExtras && layer.semantics != nil ? nil : leastShared(text, under: text))
    if !drawn.missing.isEmpty { add([Finding(missing: drawn.missing, in: face)]) }
    if drawn.isEmpty { return false }
    if !drawn.shared.isEmpty {
      startText("g", at: origin, of: layer, head, textAnimations)
      writeDrawnStyle(text, face)
      writeCompositing(layer, head)
      writeLabel(drawn.words)
      markup.endStart()
      write(head.animations + textAnimations)
      writeFigures(drawn)
      markup.end("g")
      return true
    }
    let isGrouped = !drawn.unlit.isEmpty || layer.hasExtras && layer.semantics != nil
    let (group, danger) = isGrouped ? layer.partedFromDanger : (layer, nil)
    if isGrouped {
      startText("g", at: origin, of: layer, head)
      writeCompositing(group, head)
      markup.endStart()
      write(head.animations)
      writeUnlit(drawn, text, face, evenIfEmpty: isWritten && face.isDisplay)
      markup.start("path")
      writeID(ElementHead(), of: layer, shapeAnimations: textAnimations)
    } else {
      startText("path", at: origin, of: layer, head, textAnimations)
    }
    writeData(drawn.data)
    writeDrawnStyle(text, face)
    if !isGrouped { writeCompositing(layer, head) }
    writeLabel(drawn.words)
    if let danger { write(danger, in: text.ink(in: face)) }
    end("path", with: isGrouped ? textAnimations : head.animations + textAnimations)
    if isGrouped { markup.end("g") }
    return true
  }

  /// The sublayers of a layer, if they are drawn texts that differ only in words and positions.
  func drawnRow(of layer: Layer) -> TextRow? {
    guard layer.sublayerCount > 1 else { return nil }
    if let row = layer.textRow { return face(of: row.style) == nil ? nil : row }
    guard case .text(let style)? = layer.sublayers.first?.content,
      face(of: style) != nil
    else { return nil }
    var items: [TextRow.Item] = []
    for sublayer in layer.sublayers {
      guard case .text(let text) = sublayer.content, text.isStyled(like: style),
        sublayer == Layer(content: .text(text), position: sublayer.position)
      else { return nil }
      items.append(TextRow.Item(text.string, at: sublayer.position))
    }
    return TextRow(items, style: style)
  }

  /// Draws texts as one path, and sets those in a font for which there is no other way.
  mutating func writeDrawn(_ row: TextRow) throws(SceneError) {
    guard let face = face(of: row.style) else { return }
    for item in row.items {
      var text = row.style
      text.string = item.string
      try check(text, TextTraits(of: text.string))
    }
    let drawn = draw(
      row.items, row.style, face, .proportional, runsOn: row.runsOn,
      leastShared: leastShared(row.style, under: inherited.drawnText))
    for index in drawn.undrawn {
      log.trail.append(index)
      try write(row.layer(at: index))
      log.trail.removeLast()
    }
    if drawn.isEmpty { return }
    writeUnlit(drawn, row.style, face)
    let isGrouped = !inherited.hasAccessibleLabel && !drawn.shared.isEmpty
    if isGrouped {
      markup.start("g")
      writeLabel(drawn.words)
      markup.endStart()
    }
    if drawn.shared.isEmpty {
      markup.start("path")
      writeData(drawn.data)
      writeDrawnStyle(row.style, face)
      writeLabel(drawn.words)
      markup.endEmpty()
    } else {
      writeFigures(drawn)
    }
    if isGrouped { markup.end("g") }
  }

  /// Draws texts, or finds cached rows of the same texts.
  private mutating func draw(
    _ items: [TextRow.Item], _ style: Layer.Text, _ face: TextFace, _ figures: FigureSpacing,
    runsOn: Bool = false, leastShared: Int? = nil
  ) -> DrawnTexts {
    let request = DrawnTexts.Request(
      items: items, style: style, face: face, figures: figures, format: markup.format,
      runsOn: runsOn, leastShared: leastShared)
    // An entry would keep the font too, and a single text is drawn as fast as it is found.
    let isKept = if case .drawn = face { items.count > 1 } else { false }
    if isKept, let known = DrawnTextCache.shared[request] { return known }
    guard let drawn = request.draw() else {
      if fault == nil { fault = "path" }
      return DrawnTexts()
    }
    if isKept { DrawnTextCache.shared[request] = drawn }
    return drawn
  }

  /// Begins the element of a text; its position is in its own attributes only if nothing else is
  /// measured from it.
  private mutating func startText(
    _ name: StaticString, at origin: Vector?, of layer: Layer, _ head: ElementHead,
    _ textAnimations: [SMILElement]? = nil
  ) {
    markup.start(name)
    if origin == nil {
      writeOuterAttributes(head, of: layer, shapeAnimations: textAnimations)
    } else {
      writeID(head, of: layer, shapeAnimations: textAnimations)
    }
  }

  /// Writes the declaration of a colour, which outlines of strokes have as their stroke.
  private mutating func write(_ danger: Semantics.Annotation, in ink: Ink) {
    if options.profile == .svg11 { return }
    var declaration = danger.value
    if case .stroke = ink { declaration.replace("fill:", with: "stroke:") }
    markup.attribute(data: danger.name, text: declaration)
  }

  private mutating func writeUnlit(
    _ drawn: DrawnTexts, _ text: Layer.Text, _ face: TextFace, evenIfEmpty: Bool = false
  ) {
    if drawn.unlit.isEmpty, !evenIfEmpty { return }
    markup.start("path")
    writeData(drawn.unlit)
    writeDrawnStyle(text, face)
    attribute("opacity", fraction: 0.1, unless: 1)
    markup.endEmpty()
  }

  mutating func writeData(_ data: [UInt8]) {
    markup.open("d")
    data.withUnsafeBufferPointer { markup.out.write($0) }
    markup.close()
  }

  /// Writes the words that are drawn; SVG 1.1 has no place for them.
  mutating func writeLabel(_ words: String) {
    if inherited.hasAccessibleLabel || options.profile == .svg11 { return }
    // Without a role an element can have no name (WAI-ARIA 1.2, 5.2.8.6).
    markup.attribute("role", "img")
    markup.attribute("aria-label", text: words)
  }

  /// Writes the paint of a drawn text, unless its group has it.
  mutating func writeDrawnStyle(_ text: Layer.Text, _ face: TextFace) {
    let outer = inherited.drawnText
    if let outer, text.sharesStyle(with: outer) { return }
    let isColored = text.foregroundColor != outer?.foregroundColor
    let ink = text.ink(in: face)
    switch ink {
    case .fill:
      if isColored, outer != nil || text.foregroundColor != .color(.black) {
        attribute("fill", "fill-opacity", text.foregroundColor)
      }
    case .stroke(let width, let cap):
      if outer == nil { markup.attribute("fill", "none") }
      if isColored { attribute("stroke", "stroke-opacity", text.foregroundColor) }
      if ink != outer?.ink(in: face) { attribute("stroke-width", width) }
      if outer == nil, cap == .round { markup.attribute("stroke-linecap", "round") }
    }
    writeClasses()
  }
}

extension Layer {
  /// Whether a script sets other characters in the place of its text, of glyphs that it has.
  fileprivate var isWrittenByScript: Bool {
    hasExtras && semantics?.annotations.contains { $0.name == "glyphs" } == true
  }

  /// The layer without the annotation of the colour beyond the scale, and that annotation.
  fileprivate var partedFromDanger: (Layer, Semantics.Annotation?) {
    guard let danger = semantics?.annotations.first(where: { $0.name == "danger" }) else {
      return (self, nil)
    }
    var layer = self
    layer.semantics?.annotations.removeAll { $0 == danger }
    return (layer, danger)
  }

  /// The accessible label of its texts, if that is not all that they say.
  var spokenText: String? {
    if hasExtras, case .text(let label)? = semantics?.role { label } else { nil }
  }
}

extension Finding {
  init(missing characters: [Character], in face: TextFace) {
    let list = characters.map { "'\($0)'" }.joined(separator: ", ")
    let other = if case .font = face { "the theme's fonts" } else { "a font" }
    self.init("\(face.name) lacks \(list), so that the text is set in \(other)")
  }
}

extension Layer.Text {
  fileprivate func isStyled(like other: Layer.Text) -> Bool {
    var text = self
    text.string = other.string
    return text == other
  }

  fileprivate func ink(in face: TextFace) -> Ink {
    face.ink(fontSize: fontSize, weight: fontWeight)
  }
}
