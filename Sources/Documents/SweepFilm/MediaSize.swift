/// The requested size of a picture in pixels.
public enum MediaSize: Hashable, Sendable {
  /// The scene's own size, so many times as large.
  case scale(Double)
  /// A width; the height follows.
  case width(Int)
  /// A box in which the picture is centred, as large as fits.
  case box(Int, Int)

  /// Reads `400`, `400x300` or `@2x`; nil for anything else.
  public init?(text: some StringProtocol) {
    if text.hasPrefix("@"), text.hasSuffix("x") {
      guard let factor = Double(text.dropFirst().dropLast()), factor > 0, factor <= 100 else {
        return nil
      }
      self = .scale(factor)
      return
    }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(sides.count), let width = sides[0], width > 0 else { return nil }
    guard sides.count == 2 else {
      self = .width(width)
      return
    }
    guard let height = sides[1], height > 0 else { return nil }
    self = .box(width, height)
  }

  /// The pixels for a scene of a size; one at least.
  ///
  /// - Parameter isEven: whether both sides are rounded up to even numbers, as films want them.
  public func pixels(width: Double, height: Double, isEven: Bool) -> (width: Int, height: Int) {
    let sides =
      switch self {
      case .scale(let factor): (Self.whole(width * factor), Self.whole(height * factor))
      case .width(let pixels): (pixels, Self.whole(Double(pixels) * height / width))
      case .box(let width, let height): (width, height)
      }
    return isEven ? (sides.0 + sides.0 % 2, sides.1 + sides.1 % 2) : sides
  }

  /// A length in whole pixels, limited to the range of numbers.
  private static func whole(_ length: Double) -> Int {
    length.isFinite ? Int(min(max(length.rounded(), 1), 1e9)) : 1
  }
}
