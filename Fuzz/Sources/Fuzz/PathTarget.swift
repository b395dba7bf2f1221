import Sweephand

/// Path data that is read, written and read again is the same path.
enum PathTarget {
  static func run(_ bytes: [UInt8]) -> Int32 {
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are not UTF-8 cannot be an attribute's value.
    guard text.utf8.elementsEqual(bytes), let path = read(text) else { return -1 }
    for (precision, unit) in [(0, 1.0), (3, 1e-3), (6, 1e-6)] {
      guard let first = path.svgPathData(precision: precision) else { continue }
      guard let copy = read(first) else { fatalError("what was written cannot be read: \(first)") }
      // A reader adds relative numbers up, which a double does not hold to the last digit.
      let reach = path.elements.reduce(1) { max($0, $1.reach) }
      guard reach / unit * Double(path.elements.count) < 0x1p50 else { continue }
      guard let again = copy.svgPathData(precision: precision) else {
        fatalError("what was read cannot be written: \(first)")
      }
      // Of a second writing nothing is left to round.
      expect(read(again) == copy, "\(first) becomes \(again)")
    }
    return 0
  }

  private static func read(_ text: String) -> Layer.Path? {
    do throws(PathDataError) {
      return try Layer.Path(svgPathData: text)
    } catch {
      expect((0...text.utf8.count).contains(error.offset), "\(error) of \(text.utf8.count)")
      return nil
    }
  }
}

extension Layer.Path.Element {
  /// The greatest magnitude of a coordinate.
  fileprivate var reach: Double {
    let points: [Layer.Point] =
      switch self {
      case .move(let end), .line(let end): [end]
      case .quad(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .arc(_, _, _, _, let end): [end]
      case .close: []
      }
    return points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
  }
}
