/// Path data of a figure that is drawn in many places: all but its first move is relative.
package struct MovablePathData: Sendable {
  /// The data after the first move; it begins with a letter, or is empty.
  let bytes: [UInt8]
  /// The end of the first move and the final current point, from the figure's origin, in counts of
  /// the format.
  let start: (x: Int, y: Int)
  let end: (x: Int, y: Int)

  /// The number of bytes but for the move.
  package var count: Int { bytes.count }

  /// - Returns: nil for an empty path, or a number not finite or 10⁸ or more in magnitude.
  package init?(_ path: Path, format: NumberFormat) {
    guard case .move(let first) = path.elements.first else { return nil }
    var writer = PathDataWriter(format: format)
    start = writer.rounded(first)
    // So far away every relative spelling is the shorter one.
    let far = Point(1e8, 1e8)
    var out = ByteBuffer(capacity: 64 + path.elements.count * 16)
    writer.write(.move(to: far), to: &out)
    let (move, origin) = (out.count, (x: writer.x, y: writer.y))
    let shift = Affine.translation(x: far.x - first.x, y: far.y - first.y)
    writer.write(Path(Array(path.applying(shift).elements.dropFirst())), to: &out)
    guard writer.isSound else { return nil }
    bytes = Array(out.bytes.dropFirst(move))
    end = (start.x + writer.x - origin.x, start.y + writer.y - origin.y)
  }
}

extension MovablePathData: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.start == other.start && one.bytes == other.bytes
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension PathDataWriter {
  /// Writes a figure whose origin is moved to a place.
  package mutating func write(
    _ figure: MovablePathData, at place: Vector, to out: inout ByteBuffer
  ) {
    let origin = rounded(.zero + place)
    guard isSound else { return }
    writeMove(to: (origin.0 + figure.start.x, origin.1 + figure.start.y), to: &out)
    figure.bytes.withUnsafeBufferPointer { out.write($0) }
    (x, y) = (origin.0 + figure.end.x, origin.1 + figure.end.y)
    implied = 0
  }
}
