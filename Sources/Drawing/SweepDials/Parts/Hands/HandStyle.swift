extension Hands {
  /// The look of hands.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Bars that narrow a little towards a round tip.
    case classic
    /// Thin bars without a tail, and a bead on the second hand's circle.
    case slim
    /// Broad bars that are seen across a platform, and a disc on the second hand.
    case railway
    /// Leaves, as on old watches.
    case leaf
    /// Slender lozenges with one facet in the light and one in the shade.
    case dauphine
    /// A spade below a long point, as on a long-case clock.
    case spade
    /// Bars without a tail that reach to the marks, and an open ring behind the second hand.
    case stick
    /// Bars with a point and an inlay that glows, as on a watch for divers and pilots.
    case baton
    /// Bars with a point and a slot, through which the face is seen.
    case open
  }
}

extension Hands.Style {
  var hour: HandOutline {
    switch self {
    case .classic: HandOutline(style: self, length: 52, tail: 12, width: 4.6)
    case .slim: HandOutline(style: self, length: 46, tail: 2.3, width: 4.6, tip: 0.65)
    case .railway: HandOutline(style: self, length: 64, tail: 24, width: 12.8, tip: 0.8125)
    case .leaf: HandOutline(style: self, length: 56, tail: 10, width: 8)
    case .dauphine: HandOutline(style: self, length: 52.5, tail: 8.5, width: 7.8)
    case .spade: HandOutline(style: self, length: 58.5, tail: 0, width: 18, disc: 39)
    case .stick: HandOutline(style: self, length: 55, tail: 0, width: 4.8, tip: 0.875)
    case .baton: HandOutline(style: self, length: 60, tail: 8, width: 6.4)
    case .open: HandOutline(style: self, length: 56, tail: 12, width: 8.2)
    }
  }

  var minute: HandOutline {
    switch self {
    case .classic: HandOutline(style: self, length: 82, tail: 14, width: 3.4)
    case .slim: HandOutline(style: self, length: 70, tail: 1.9, width: 3.8, tip: 0.58)
    case .railway: HandOutline(style: self, length: 92, tail: 24, width: 10.4, tip: 0.692)
    case .leaf: HandOutline(style: self, length: 88, tail: 12, width: 6.4)
    case .dauphine: HandOutline(style: self, length: 84.5, tail: 10.5, width: 6)
    case .spade: HandOutline(style: self, length: 89.5, tail: 23, width: 12.6, disc: 49)
    case .stick: HandOutline(style: self, length: 90.5, tail: 0, width: 3.2, tip: 0.69)
    case .baton: HandOutline(style: self, length: 88, tail: 8, width: 5.4)
    case .open: HandOutline(style: self, length: 88, tail: 14, width: 6.6)
    }
  }

  var second: HandOutline {
    switch self {
    case .classic, .leaf, .spade, .baton, .open:
      HandOutline(style: .classic, length: 88.5, tail: 24, width: 1.1)
    case .slim: HandOutline(style: self, length: 62, tail: 0, width: 0.8, disc: 3.6)
    case .stick: HandOutline(style: self, length: 93, tail: 15.6, width: 1.1, disc: 3)
    case .railway:
      HandOutline(style: self, length: 62.4, tail: 33, width: 3.2, tip: 0.5625, disc: 10.5)
    case .dauphine: HandOutline(style: self, length: 88.5, tail: 24, width: 1.3, disc: 2.7)
    }
  }
}
