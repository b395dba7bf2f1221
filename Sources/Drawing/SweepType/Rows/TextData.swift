package import SweepGeometry

/// Lines of text as path data, with the unlit parts of displays beside them.
package struct TextData: ~Copyable {
  let format: NumberFormat
  private var litData: ByteBuffer
  private var litPen: PathDataWriter
  private var unlitData = ByteBuffer(capacity: 0)
  private var unlitPen: PathDataWriter
  /// The glyphs so far, where those in several places are kept apart.
  private var placed: [(figure: MovablePathData, place: Vector)] = []
  private let leastShared: Int?

  /// - Parameter capacity: About how many characters there will be.
  /// - Parameter leastShared: The bytes from which on a glyph is kept apart for ``share()`` even
  ///   in one place; nil if none is.
  package init(precision: Int, capacity: Int, leastShared: Int? = nil) {
    format = NumberFormat(precision: precision)
    litData = ByteBuffer(capacity: 64 + capacity * 64)
    (litPen, unlitPen) = (PathDataWriter(format: format), PathDataWriter(format: format))
    self.leastShared = leastShared
  }

  package var lit: [UInt8] { litData.count == 0 ? [] : litData.bytes }
  package var unlit: [UInt8] { unlitData.count == 0 ? [] : unlitData.bytes }
  /// A number that grows with all that is lit.
  package var count: Int { litData.count + placed.count }
  /// Whether every number could be written.
  package var isSound: Bool { litPen.isSound && unlitPen.isSound }

  mutating func add(_ glyph: GlyphData, at place: Vector) {
    if let figure = glyph.lit {
      if leastShared != nil {
        placed.append((figure, place))
      } else {
        litPen.write(figure, at: place, to: &litData)
      }
    }
    if let figure = glyph.unlit { unlitPen.write(figure, at: place, to: &unlitData) }
  }

  mutating func add(_ path: Path) { litPen.write(path, to: &litData) }

  /// Takes the glyphs out that are shorter as references, and writes the others.
  package mutating func share() -> [SharedFigure] {
    var shared: [SharedFigure] = []
    var numbers: [MovablePathData: Int] = [:]
    let counts = placed.reduce(into: [:]) { counts, one in counts[one.figure, default: 0] += 1 }
    for (figure, place) in placed {
      if let number = numbers[figure] {
        shared[number].places.append(place)
      } else if SharedFigure.pays(figure, times: counts[figure] ?? 1, from: leastShared ?? .max) {
        numbers[figure] = shared.count
        shared.append(SharedFigure(figure: figure, places: [place]))
      } else {
        litPen.write(figure, at: place, to: &litData)
      }
    }
    placed = []
    return shared
  }
}

/// A repeated glyph of a row.
package struct SharedFigure: Sendable {
  package let figure: MovablePathData
  package var places: [Vector]

  /// About the bytes of a reference and of a move in a path.
  private static let (reference, move) = (46, 10)

  /// From how many bytes on others of a glyph are counted on, in texts that come later.
  package static let long = 150
  /// From how many bytes on in texts that repeat their characters.
  package static let repeated = 54

  /// Whether a glyph is shorter as one path and references to it, by enough to make up for ids.
  static func pays(_ figure: MovablePathData, times count: Int, from least: Int) -> Bool {
    figure.count >= least || count > 2 && figure.count + move > reference
  }
}
