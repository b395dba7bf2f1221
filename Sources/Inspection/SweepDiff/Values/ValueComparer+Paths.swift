import SweepGeometry
import SweepValues
import SweepXML

extension ValueComparer {
  /// Whether two path data draw the same commands through the same points.
  func paths(_ a: Bytes, _ b: Bytes) -> Bool {
    guard let first = Path(svgPathData: a), let second = Path(svgPathData: b) else {
      return tokens(a) == tokens(b)
    }
    return areEqual(first, second)
  }

  /// What unreadable data consists of: its numbers, and all else but separators byte by byte.
  private func tokens(_ data: Bytes) -> [Double] {
    var reader = ValueReader(data)
    var tokens: [Double] = []
    while let next = reader.next {
      // The character before a letter decides whether it belongs to a number.
      if let number = reader.number() {
        tokens += [.infinity, number]
      } else {
        if !next.isXMLSpace, next != UInt8(ascii: ",") { tokens.append(Double(next)) }
        reader.advance()
      }
    }
    return tokens
  }

  /// Whether two paths have the same elements.
  func areEqual(_ a: Path, _ b: Path) -> Bool {
    a.elements.count == b.elements.count && zip(a.elements, b.elements).allSatisfy(areEqual)
  }

  private func areEqual(_ a: Path.Element, _ b: Path.Element) -> Bool {
    switch (a, b) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): areEqual(a, b)
    case (.quad(let control, let to), .quad(let other, let end)):
      areEqual(control, other) && areEqual(to, end)
    case (.cubic(let first, let second, let to), .cubic(let third, let fourth, let end)):
      areEqual(first, third) && areEqual(second, fourth) && areEqual(to, end)
    case (
      .arc(let radii, let turn, let large, let way, let to),
      .arc(let others, let otherTurn, let otherLarge, let otherWay, let end)
    ):
      areCloseSums(radii.width, others.width) && areCloseSums(radii.height, others.height)
        && areCloseSums(turn.degrees, otherTurn.degrees) && large == otherLarge && way == otherWay
        && areEqual(to, end)
    case (.close, .close): true
    default: false
    }
  }

  /// Whether two points are the same.
  func areEqual(_ a: Point, _ b: Point) -> Bool {
    areCloseSums(a.x, b.x) && areCloseSums(a.y, b.y)
  }
}
