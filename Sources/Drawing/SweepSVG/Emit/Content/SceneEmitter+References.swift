import SweepGeometry
import SweepScene
import SweepType

/// Equal layers that move, equal contents and equal glyphs are written once, and referred to from
/// elsewhere.
extension SceneEmitter {
  /// Whether nothing is inherited by a text that is written here.
  private var inheritsNoText: Bool { inherited.drawnText == nil && inherited.text == .initial }

  /// Writes a layer with its animations, where others are the same; returns false where none are,
  /// so that it is still to be written.
  mutating func writeRepeated(_ layer: Layer) throws(SceneError) -> Bool {
    guard let place = plan.repeats.layers.placeOfRepeated(layer),
      inheritsNoText || layer.sharedTextStyle != nil
    else { return false }
    let known = plan.repeats.layers.values[place]
    // One that takes its style from its group does so in all places.
    if known.id != nil, known.inheritsStyle == inheritsNoText { return false }
    if let id = startRepeated(known.id) {
      plan.repeats.setID(ofLayer: place, id, inheritsStyle: !inheritsNoText)
      try writeAnimated(layer)
      markup.end("g")
    }
    return true
  }

  /// Writes the sublayers of a layer that moves, where others that move have the same.
  mutating func writeRepeatedContent(of layer: Layer) throws(SceneError) -> Bool {
    guard let place = plan.repeats.contents.placeOfRepeated(layer.sublayers),
      inheritsNoText || layer.sharedTextStyle != nil
    else { return false }
    if let id = startRepeated(plan.repeats.contents.values[place].id) {
      plan.repeats.setID(ofContent: place, id)
      try writeSublayers(of: layer)
      markup.end("g")
    }
    return true
  }

  /// Refers to a known id, or begins a group with a new one, which it returns.
  private mutating func startRepeated(_ known: String?) -> String? {
    references.count += 1
    if let known {
      markup.start("use")
      attribute(href: known)
      markup.endEmpty()
      return nil
    }
    let id = ids.unique("copy")
    markup.start("g")
    attribute(id: id)
    markup.endStart()
    return id
  }
}

/// Repeated glyphs: each is written at its first position, and referred to from all other texts of
/// its size.
extension SceneEmitter {
  /// The bytes from which on glyphs of a text are referred to; nil if none may be: they take their
  /// paint from the group of the reference, and SVG 1.1 requires the declaration of references
  /// before the first one.
  ///
  /// - Parameter group: the text whose paint the group has.
  func leastShared(_ text: Layer.Text, under group: Layer.Text?) -> Int? {
    guard options.profile != .svg11, let group, text.sharesStyle(with: group),
      case .color = text.foregroundColor
    else { return nil }
    return inherited.repeatsCharacters ? SharedFigure.repeated : SharedFigure.long
  }

  /// Writes drawn texts, glyphs as targets of references after all others.
  mutating func writeFigures(_ drawn: DrawnTexts) {
    if !drawn.data.isEmpty {
      markup.start("path")
      writeData(drawn.data)
      markup.endEmpty()
    }
    for shared in drawn.shared { write(shared) }
  }

  private mutating func write(_ shared: SharedFigure) {
    references.count += 1
    var places = shared.places[...]
    let known: (id: String, place: Vector)
    if let found = references.glyphs[shared.figure] {
      known = found
    } else {
      known = (ids.unique("g"), places.removeFirst())
      references.glyphs.add(shared.figure, known)
      write(shared.figure, known)
    }
    for place in places {
      markup.start("use")
      attribute(href: known.id)
      attribute("x", place.dx - known.place.dx, unless: 0)
      attribute("y", place.dy - known.place.dy, unless: 0)
      markup.endEmpty()
    }
  }

  private mutating func write(_ figure: MovablePathData, _ known: (id: String, place: Vector)) {
    markup.start("path")
    attribute(id: known.id)
    markup.open("d")
    var pen = PathDataWriter(format: markup.format)
    pen.write(figure, at: known.place, to: &markup.out)
    markup.close()
    markup.endEmpty()
    if !pen.isSound, fault == nil { fault = "path" }
  }
}
