extension Hands {
  /// What the hands look like.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Bars that narrow a little towards a round tip.
    case classic
    /// Thin lines without a tail.
    case slim
    /// Broad bars that are seen across a platform, and a disc on the second hand.
    case railway
    /// Leaves, as on old watches.
    case leaf
  }
}

extension Hands.Style {
  var hour: HandOutline {
    switch self {
    case .classic: HandOutline(style: self, length: 52, tail: 12, width: 4.6)
    case .slim: HandOutline(style: self, length: 50, tail: 1.3, width: 2.6)
    case .railway: HandOutline(style: self, length: 60, tail: 21, width: 11)
    case .leaf: HandOutline(style: self, length: 50, tail: 10, width: 8)
    }
  }

  var minute: HandOutline {
    switch self {
    case .classic: HandOutline(style: self, length: 82, tail: 14, width: 3.4)
    case .slim: HandOutline(style: self, length: 80, tail: 0.9, width: 1.8)
    case .railway: HandOutline(style: self, length: 88, tail: 21, width: 9)
    case .leaf: HandOutline(style: self, length: 78, tail: 12, width: 6.4)
    }
  }

  var second: HandOutline {
    switch self {
    case .classic, .leaf: HandOutline(style: .classic, length: 86, tail: 24, width: 1.1)
    case .slim: HandOutline(style: self, length: 84, tail: 18, width: 0.8)
    case .railway: HandOutline(style: self, length: 59, tail: 30, width: 2.6, disc: 9.6)
    }
  }
}
