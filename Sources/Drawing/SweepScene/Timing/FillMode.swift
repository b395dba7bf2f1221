extension MediaTiming {
  /// The value outside of the animation's active duration.
  public enum FillMode: String, Hashable, Sendable, CaseIterable {
    /// The layer's own value, before and after.
    case removed
    /// The layer's own value before, the last value after: SMIL's `freeze`.
    case forwards
    /// The first value before, the layer's own value after.
    case backwards
    /// The first value before, the last value after.
    case both
  }

  package var fillsBackwards: Bool { fillMode == .backwards || fillMode == .both }
  package var fillsForwards: Bool {
    (fillMode == .forwards || fillMode == .both) && !isRemovedOnCompletion
  }
}
