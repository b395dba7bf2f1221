import Sweephand

/// Path data that is read, written and read again is the same path.
enum PathTarget {
  static func run(_ bytes: [UInt8]) -> Int32 {
    let text = String(decoding: bytes, as: UTF8.self)
    // What is no text cannot stand in an attribute.
    guard text.utf8.elementsEqual(bytes), let path = read(text) else { return -1 }
    for precision in [0, 3, 6] {
      guard let first = path.svgPathData(precision: precision) else { continue }
      guard let again = read(first)?.svgPathData(precision: precision) else {
        fatalError("what was written cannot be read: \(first)")
      }
      // Of a second writing nothing is left to round.
      expect(read(again) == read(first), "\(first) becomes \(again)")
    }
    return 0
  }

  private static func read(_ text: String) -> Path? {
    do throws(PathDataError) {
      return try Path(svgPathData: text)
    } catch {
      expect((0...text.utf8.count).contains(error.offset), "\(error) of \(text.utf8.count)")
      return nil
    }
  }
}
