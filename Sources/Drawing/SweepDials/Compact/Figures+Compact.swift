/// Figures, which grow in the compact form until they can be read.
extension Labels {
  /// Larger figures, and fewer where they are many; words that cannot be read are left out.
  public func compact(leastType: Double) -> (any Part)? {
    if CompactForm.leavesOut(size, leastType), texts.values.contains(where: { $0.count > 3 }) {
      return nil
    }
    return with {
      $0.size = max(size * CompactForm.growth(leastType), leastType)
      $0.leastSize = leastType
      $0.most = Int(12 / CompactForm.weight(leastType))
    }
  }
}

extension Readout {
  /// A larger number without its unit.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.size = max(size * CompactForm.growth(leastType), leastType)
      $0.maximumWidth *= CompactForm.growth(leastType)
      $0.leastSize = leastType
      $0.hasUnit = false
    }
  }
}

extension Axis {
  /// Larger figures without a title or minor marks.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.size = max(size, leastType)
      $0.leastSize = CompactForm.least(leastType)
      $0.maximumWidth = maximumWidth.map { max($0, leastType * 2) }
      $0.minorTickLength = 0
      if CompactForm.leavesOut(size, leastType) { $0.title = "" }
    }
  }
}

extension Points {
  /// Larger figures beside larger dots.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.size = max(size, leastType)
      $0.leastSize = CompactForm.least(leastType)
      $0.radius *= CompactForm.weight(leastType)
    }
  }
}

extension Statistic {
  /// A number that can be read.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.size = max(size, leastType) }
  }
}

extension Trend {
  /// An arrowhead and figures that can be read.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.size = max(size, leastType) }
  }
}

extension Sectors {
  /// Words that can be read, or signs alone.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.size = max(size, leastType)
      $0.leastSize = CompactForm.least(leastType)
    }
  }
}
