/// Lines, hands and arcs, which are heavier in the compact form.
extension Ticks {
  /// Heavier marks; minor ones are left out.
  public func compact(leastType: Double) -> (any Part)? {
    level == .minor ? nil : with { $0.weight = CompactForm.weight(leastType) }
  }
}

extension Needle {
  /// A broader needle.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.width *= CompactForm.weight(leastType) }
  }
}

extension Hands {
  /// Broader hands.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.weight = CompactForm.growth(leastType) }
  }
}

extension Track {
  /// A broader groove.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.width *= CompactForm.weight(leastType) }
  }
}

extension Progress {
  /// A broader arc.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.width *= CompactForm.weight(leastType) }
  }
}

extension Bands {
  /// Broader bands.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.width *= CompactForm.weight(leastType)
      $0.endWidth = endWidth.map { $0 * CompactForm.weight(leastType) }
    }
  }
}

extension Line {
  /// A broader line.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.width *= CompactForm.weight(leastType) }
  }
}
