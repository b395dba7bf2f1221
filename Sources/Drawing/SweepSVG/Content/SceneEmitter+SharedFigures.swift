import SweepGeometry
import SweepScene
import SweepType

/// Glyphs that stand in several places: each is written where it stands first, and referred to from
/// all other texts of its size.
extension SceneEmitter {
  /// Whether glyphs of a text may be referred to: what is referred to takes its paint from the group
  /// that it is shown in, and SVG 1.1 has to be told of references before there are any.
  ///
  /// - Parameter group: the text whose paint the group has.
  func canShare(_ text: Text, under group: Text?) -> Bool {
    guard options.profile != .svg11, let group, text.sharesStyle(with: group),
      case .color = text.foregroundColor
    else { return false }
    return true
  }

  /// Writes what is drawn, glyphs that are referred to after all others.
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
      known = (ids.unique("glyph"), places.removeFirst())
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
