import SweepGeometry
import SweepScene
import SweepTimeline
import SweepType

/// Texts in drawn faces: each is one path, whose words stand in its `aria-label`.
extension SceneEmitter {
  /// The longest text that is drawn, in bytes: a path is fifty times as long.
  private static let longest = 1000

  /// The face that a text is drawn in; nil for one in a font.
  func face(of text: Text) -> DrawnFace? {
    text.drawnFace ?? (text.fontFamily == nil ? drawnFace : nil)
  }

  /// Draws a text, or writes nothing and returns false where it has to be set in a font.
  mutating func writeDrawn(_ text: Text, of layer: Layer, _ head: ElementHead) -> Bool {
    guard let face = face(of: text), text.canBeDrawn, text.string.utf8.count <= Self.longest
    else { return false }
    let origin = ownOrigin(of: layer, head)
    let row = face.typeface.typeset(
      text.string, size: text.capHeight, at: .zero + (origin ?? .zero), weight: text.drawnWeight,
      anchor: text.drawnAnchor, figures: layer.animations.isEmpty ? .proportional : .tabular,
      tracking: text.letterSpacing / text.capHeight * 100)
    if !row.missing.isEmpty {
      let lacking = row.missing.map { "'\($0)'" }.joined(separator: ", ")
      add([Finding("the face '\(face.rawValue)' lacks \(lacking); the text is set in a font")])
      return false
    }
    if row.path.isEmpty { return false }
    let isGrouped = !row.unlit.isEmpty || layer.hasExtras && layer.semantics != nil
    if isGrouped {
      startText("g", at: origin, of: layer, head)
      writeCompositing(layer, head)
      markup.endStart()
      write(head.animations)
      writeUnlit(row, text, face)
      markup.start("path")
    } else {
      startText("path", at: origin, of: layer, head)
    }
    markup.open("d")
    write(row.path)
    markup.close()
    writeDrawnStyle(text, face)
    if !isGrouped { writeCompositing(layer, head) }
    if options.profile != .svg11 { markup.attribute("aria-label", text: text.string) }
    end("path", with: isGrouped ? [] : head.animations)
    if isGrouped { markup.end("g") }
    return true
  }

  /// Begins the element of a text; its place is in its own attributes only where nothing else is
  /// measured from it.
  private mutating func startText(
    _ name: StaticString, at origin: Vector?, of layer: Layer, _ head: ElementHead
  ) {
    markup.start(name)
    if origin == nil { writeOuterAttributes(head, of: layer) } else { writeID(head, of: layer) }
  }

  private mutating func writeUnlit(_ row: TypesetRow, _ text: Text, _ face: DrawnFace) {
    if row.unlit.isEmpty { return }
    markup.start("path")
    markup.open("d")
    write(row.unlit)
    markup.close()
    writeDrawnStyle(text, face)
    attribute("opacity", fraction: 0.1, unless: 1)
    markup.endEmpty()
  }

  /// Writes how a drawn text is painted, as far as its group does not say so.
  mutating func writeDrawnStyle(_ text: Text, _ face: DrawnFace) {
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

extension Text {
  fileprivate var canBeDrawn: Bool {
    fontSize > 0 && fontSize.isFinite && letterSpacing.isFinite
  }

  /// The height of capitals and figures.
  fileprivate var capHeight: Double { fontSize * DrawnFace.capHeight }

  fileprivate var drawnWeight: Weight { Weight(fontWeight) }

  fileprivate var drawnAnchor: TextAnchor {
    switch alignment {
    case .start: .start
    case .middle: .middle
    case .end: .end
    }
  }

  fileprivate func ink(in face: DrawnFace) -> Ink {
    face.typeface.ink(size: capHeight, weight: drawnWeight)
  }
}
