import SweepXML

extension ValueComparer {
  /// Whether two colours, paints or references to resources are the same.
  func paints(_ a: Bytes, _ b: Bytes) -> Bool {
    let (a, b) = (reference(a), reference(b))
    guard a.target == b.target else { return false }
    if a.rest.elementsEqual(b.rest) { return true }
    let (rest, other) = (a.rest.text, b.rest.text)
    guard let color = ColorValue(rest), let otherColor = ColorValue(other) else {
      return rest.lowercased() == other.lowercased()
    }
    return areCloseSums(color.red, otherColor.red) && areCloseSums(color.green, otherColor.green)
      && areCloseSums(color.blue, otherColor.blue) && areCloseSums(color.alpha, otherColor.alpha)
  }

  /// Takes `url(…)` apart, with or without quotes, and what follows it.
  private func reference(_ bytes: Bytes) -> (target: String?, rest: Bytes) {
    guard bytes.prefix(4).map(\.lowered).elementsEqual("url(".utf8),
      let end = bytes.firstIndex(of: UInt8(ascii: ")"))
    else { return (nil, bytes) }
    var target = bytes[(bytes.startIndex + 4)..<end].withoutSpace
    if let quote = target.first, quote == 0x22 || quote == 0x27, target.last == quote,
      target.count > 1
    {
      target = target.dropFirst().dropLast()
    }
    return (target.text, bytes[(end + 1)...].withoutSpace)
  }
}
