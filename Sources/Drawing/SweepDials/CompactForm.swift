import SweepGeometry

/// The compact form: what a dial leaves out and makes larger where it is shown small.
///
/// It is meant for 96 pixels on the shorter side of the picture. Figures grow until they can be
/// read; words that cannot be read there are left out, and so are minor marks and units.
enum CompactForm {
  /// The size in pixels that the form is meant for, on the shorter side.
  static let side = 96.0
  /// The size in pixels up to which dials have the form by themselves.
  static let greatestSide = 128.0
  /// The least size of type in pixels that can be read there.
  static let type = 7.0
  /// How much heavier lines are: the more, the more a dial shrinks, up to half as much again.
  static func weight(_ leastType: Double) -> Double { min(max(leastType / 10.5, 1), 1.5) }
  /// How broad an arc is: heavier, unless it is broad enough to be seen and others need the room.
  static func breadth(_ width: Double, _ leastType: Double) -> Double {
    max(width, min(width * weight(leastType), 24))
  }
  /// How much larger figures are, and how much broader the hands of clocks, which are broad already.
  static func growth(_ leastType: Double) -> Double { (1 + weight(leastType)) / 2 }
  /// Whether words are left out, because they would have to grow by more than a quarter to that.
  static func leavesOut(_ size: Double, _ leastType: Double) -> Bool { size < 0.8 * leastType }
}

extension Dial {
  /// Whether the dial is drawn in its compact form, as its size has it where nothing is said.
  package var isDrawnCompact: Bool {
    isCompact ?? (min(size.width, size.height) <= CompactForm.greatestSide)
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
