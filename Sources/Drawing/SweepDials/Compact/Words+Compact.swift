/// Words beside the figures, which are left out of the compact form where they cannot be read.
extension Caption {
  /// The same words, if they can be read.
  public func compact(leastType: Double) -> (any Part)? {
    CompactForm.leavesOut(size, leastType)
      ? nil : with { $0.leastSize = CompactForm.least(leastType) }
  }
}

extension ArcText {
  /// The same words, if they can be read.
  public func compact(leastType: Double) -> (any Part)? {
    CompactForm.leavesOut(size, leastType) ? nil : self
  }
}

extension Legend {
  /// The same rows, if they can be read.
  public func compact(leastType: Double) -> (any Part)? {
    CompactForm.leavesOut(size, leastType) ? nil : self
  }
}

extension DateWindow {
  /// The same window, if its day can be read.
  public func compact(leastType: Double) -> (any Part)? {
    CompactForm.leavesOut(typeSize, leastType) ? nil : self
  }
}

extension Threshold {
  /// The line, and its name if that can be read.
  public func compact(leastType: Double) -> (any Part)? {
    with { if CompactForm.leavesOut(size, leastType) { $0.label = "" } }
  }
}

extension Marker {
  /// The mark, and its words if they can be read.
  public func compact(leastType: Double) -> (any Part)? {
    with { if CompactForm.leavesOut(labelSize, leastType) { $0.label = "" } }
  }
}
