import Sweephand

/// A wheel of words without signs.
func wheel(_ sectors: [String], selected: Double = 0) -> Wheel {
  Wheel(selected).with { ($0.sectors, $0.icons) = (sectors, []) }
}
