import SweepGeometry
import SweepScene
import SweepTimeline
import SweepType

/// Texts in drawn faces: each is one path, whose words stand in its `aria-label`.
extension SceneEmitter {
  /// The face that a text is drawn in; nil for one in a font.
  func face(of text: Text) -> TextFace? {
    text.drawnFace.map(TextFace.drawn) ?? (text.fontFamily == nil ? drawnFace : nil)
  }

  /// Whether a script writes the text anew, which then is set in a font that it names or inherits.
  private func isWritten(_ layer: Layer, in face: TextFace) -> Bool {
    guard case .font = face, layer.hasExtras else { return false }
    return layer.semantics?.annotations.isEmpty == false
  }

  /// Draws a text, or writes nothing and returns false where it has to be set in a font.
  mutating func writeDrawn(_ text: Text, of layer: Layer, _ head: ElementHead) -> Bool {
    guard let face = face(of: text), !isWritten(layer, in: face) else { return false }
    let origin = ownOrigin(of: layer, head)
    let row = text.typeset(
      in: face, at: .zero + (origin ?? .zero), changes: !layer.animations.isEmpty)
    guard let row, row.missing.isEmpty else {
      add(row.map { [Finding(missing: $0.missing, in: face)] } ?? [])
      return false
    }
    let isGrouped = !row.unlit.isEmpty || layer.hasExtras && layer.semantics != nil
    if isGrouped {
      startText("g", at: origin, of: layer, head)
      writeCompositing(layer, head)
      markup.endStart()
      write(head.animations)
      writeUnlit(row.unlit, text, face)
      markup.start("path")
    } else {
      startText("path", at: origin, of: layer, head)
    }
    writeData(row.path)
    writeDrawnStyle(text, face)
    if !isGrouped { writeCompositing(layer, head) }
    writeLabel(text.string)
    end("path", with: isGrouped ? [] : head.animations)
    if isGrouped { markup.end("g") }
    return true
  }

  /// The sublayers of a layer, where they are drawn texts that differ in words and places alone.
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
    var (path, unlit, words) = (Path(), Path(), [String]())
    for (index, item) in row.items.enumerated() {
      var text = row.style
      text.string = item.string
      try check(text, TextTraits(of: text.string))
      if let drawn = text.typeset(in: face, at: item.position), drawn.missing.isEmpty {
        path.append(drawn.path)
        unlit.append(drawn.unlit)
        words.append(item.string)
      } else {
        trail.append(index)
        try write(row.layer(at: index))
        trail.removeLast()
      }
    }
    if path.isEmpty { return }
    writeUnlit(unlit, row.style, face)
    markup.start("path")
    writeData(path)
    writeDrawnStyle(row.style, face)
    writeLabel(words.joined(separator: ", "))
    markup.endEmpty()
  }

  /// Begins the element of a text; its place is in its own attributes only where nothing else is
  /// measured from it.
  private mutating func startText(
    _ name: StaticString, at origin: Vector?, of layer: Layer, _ head: ElementHead
  ) {
    markup.start(name)
    if origin == nil { writeOuterAttributes(head, of: layer) } else { writeID(head, of: layer) }
  }

  private mutating func writeUnlit(_ path: Path, _ text: Text, _ face: TextFace) {
    if path.isEmpty { return }
    markup.start("path")
    writeData(path)
    writeDrawnStyle(text, face)
    attribute("opacity", fraction: 0.1, unless: 1)
    markup.endEmpty()
  }

  private mutating func writeData(_ path: Path) {
    markup.open("d")
    write(path)
    markup.close()
  }

  /// Writes the words that a path shows; SVG 1.1 has no place for them.
  private mutating func writeLabel(_ words: String) {
    if options.profile != .svg11 { markup.attribute("aria-label", text: words) }
  }

  /// Writes how a drawn text is painted, as far as its group does not say so.
  mutating func writeDrawnStyle(_ text: Text, _ face: TextFace) {
    let inherited = inheritedDrawnText
    if let inherited, text.sharesStyle(with: inherited) { return }
    let isColored = text.foregroundColor != inherited?.foregroundColor
    switch text.ink(in: face) {
    case .fill:
      if isColored, inherited != nil || text.foregroundColor != .color(.black) {
        attribute("fill", "fill-opacity", text.foregroundColor)
      }
    case .stroke(let width, let cap):
      if inherited == nil { markup.attribute("fill", "none") }
      if isColored { attribute("stroke", "stroke-opacity", text.foregroundColor) }
      if text.ink(in: face) != inherited?.ink(in: face) { attribute("stroke-width", width) }
      if inherited == nil, cap == .round { markup.attribute("stroke-linecap", "round") }
    }
    writeClasses()
  }
}

extension Finding {
  init(missing characters: [Character], in face: TextFace) {
    let list = characters.map { "'\($0)'" }.joined(separator: ", ")
    let other = if case .font = face { "the theme's fonts" } else { "a font" }
    self.init("\(face.name) lacks \(list), so that the text is set in \(other)")
  }
}

extension Text {
  fileprivate func isStyled(like other: Text) -> Bool {
    var text = self
    text.string = other.string
    return text == other
  }

  /// The longest text that is drawn, in bytes: a path is fifty times as long.
  private static let longestDrawn = 1000

  /// The text as a path about its place; nil where there is nothing to draw, or too much.
  ///
  /// - Parameter changes: Whether others take its place, so that figures have one width.
  fileprivate func typeset(
    in face: TextFace, at place: Point, changes: Bool = false
  ) -> TypesetRow? {
    guard fontSize > 0, fontSize.isFinite, letterSpacing.isFinite,
      string.utf8.count <= Self.longestDrawn
    else { return nil }
    let row = face.typeset(
      string, fontSize: fontSize, weight: fontWeight, at: place, anchor: anchor,
      figures: changes ? .tabular : .proportional, letterSpacing: letterSpacing)
    return row.path.isEmpty && row.missing.isEmpty ? nil : row
  }

  private var anchor: TextAnchor {
    switch alignment {
    case .start: .start
    case .middle: .middle
    case .end: .end
    }
  }

  fileprivate func ink(in face: TextFace) -> Ink {
    face.ink(fontSize: fontSize, weight: fontWeight)
  }
}
