import SweepGeometry
import SweepScene
import SweepType

/// Repeated glyphs: each is written at its first position, and referred to from all other texts of
/// its size.
extension SceneEmitter {
  /// Whether glyphs of a text may be referred to: they take their paint from the group of the
  /// reference, and SVG 1.1 requires the declaration of references before the first one.
  ///
  /// - Parameter group: the text whose paint the group has.
  func canShare(_ text: Text, under group: Text?) -> Bool {
    guard options.profile != .svg11, let group, text.sharesStyle(with: group),
      case .color = text.foregroundColor
    else { return false }
    return true
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
    references += 1
    var places = shared.places[...]
    let known: (id: String, place: Vector)
    if let found = figures[shared.figure] {
      known = found
    } else {
      known = (ids.unique("glyph"), places.removeFirst())
      figures[shared.figure] = known
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
