import SweepGeometry

/// The compact layout: the omissions and enlargements of a small dial.
///
/// Designed for 96 pixels on the shorter side of the picture. Figures grow until they are legible;
/// words that stay illegible are left out, and so are minor marks and units.
enum CompactForm {
  /// The size in pixels that the form is meant for, on the shorter side.
  static let side = 96.0
  /// The size in pixels up to which dials have the form by themselves.
  static let greatestSide = 128.0
  /// The least size of type in pixels that can be read there.
  static let type = 7.0
  /// The weight factor of lines: it grows with the reduction of the dial, up to 1.5.
  static func weight(_ leastType: Double) -> Double { min(max(leastType / 10.5, 1), 1.5) }
  /// The width of an arc: heavier, unless it is wide enough to be seen and others need the space.
  static func breadth(_ width: Double, _ leastType: Double) -> Double {
    max(width, min(width * weight(leastType), 24))
  }
  /// The growth factor of figures, and of the width of clock hands, which are wide already.
  static func growth(_ leastType: Double) -> Double { (1 + weight(leastType)) / 2 }
  /// Whether words are left out, because they would have to grow by more than a quarter to that.
  static func leavesOut(_ size: Double, _ leastType: Double) -> Bool { size < 0.8 * leastType }
}

extension Dial {
  /// Whether the dial is drawn in its compact layout; by default its size decides.
  package var isDrawnCompact: Bool {
    isCompact ?? (min(size.width, size.height) <= CompactForm.greatestSide)
  }

  /// Whether each part is drawn: the compact layout leaves some out.
  package var drawnParts: [Bool] {
    guard isDrawnCompact else { return parts.map { _ in true } }
    return parts.map { $0.compact(leastType: leastType) != nil }
  }

  /// The least size of type that can be read in the compact form, in dial units.
  var leastType: Double {
    min(viewBox.size.width, viewBox.size.height) / CompactForm.side * CompactForm.type
  }
}

extension [any Part] {
  /// The parts in the compact form, inside a group one of whose units is so many of the dial's.
  func compact(leastType: Double, scale: Double = 1) -> [any Part] {
    compactMap { $0.compact(leastType: leastType / scale) }
  }
}
