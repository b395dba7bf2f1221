import SweepGeometry

/// Lines of text as path data, and beside them what of a display is off in them.
package struct TextData: ~Copyable {
  let format: NumberFormat
  private var litData: ByteBuffer
  private var litPen: PathDataWriter
  private var unlitData = ByteBuffer(capacity: 0)
  private var unlitPen: PathDataWriter

  /// - Parameter capacity: About how many characters there will be.
  package init(precision: Int, capacity: Int) {
    format = NumberFormat(precision: precision)
    litData = ByteBuffer(capacity: 64 + capacity * 64)
    (litPen, unlitPen) = (PathDataWriter(format: format), PathDataWriter(format: format))
  }

  package var lit: [UInt8] { litData.bytes }
  package var unlit: [UInt8] { unlitData.count == 0 ? [] : unlitData.bytes }
  /// The number of bytes so far.
  package var count: Int { litData.count }
  /// Whether every number could be written.
  package var isSound: Bool { litPen.isSound && unlitPen.isSound }

  mutating func add(_ glyph: GlyphData, at place: Vector) {
    if let figure = glyph.lit { litPen.write(figure, at: place, to: &litData) }
    if let figure = glyph.unlit { unlitPen.write(figure, at: place, to: &unlitData) }
  }

  mutating func add(_ path: Path) { litPen.write(path, to: &litData) }
}
