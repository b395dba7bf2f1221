import SweepGeometry
import SweepScene

extension Image {
  /// The size that the header of the file tells, in pixels; nil where there is none, and for WebP.
  var pixelSize: Size? {
    switch mediaType {
    case .png: size(width: 16, height: 20, bytes: 4)
    case .jpeg: jpegSize
    case .gif: littleEndianSize
    case .webp: nil
    }
  }

  /// Walks the segments of a JPEG file to the header of its frame (ITU T.81, B.2.2).
  private var jpegSize: Size? {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xff {
      let marker = bytes[place + 1]
      // C4, C8 and CC are tables and extensions among the headers of frames.
      if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
        return size(width: place + 7, height: place + 5, bytes: 2)
      }
      place += 2 + number(at: place + 2, bytes: 2)
    }
    return nil
  }

  private var littleEndianSize: Size? {
    guard bytes.count >= 10 else { return nil }
    return checked(
      Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  private func size(width: Int, height: Int, bytes count: Int) -> Size? {
    guard max(width, height) + count <= bytes.count else { return nil }
    return checked(number(at: width, bytes: count), number(at: height, bytes: count))
  }

  private func checked(_ width: Int, _ height: Int) -> Size? {
    guard (1...65_535).contains(width), (1...65_535).contains(height) else { return nil }
    return Size(width: Double(width), height: Double(height))
  }

  /// A number with its highest byte first.
  private func number(at place: Int, bytes count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
