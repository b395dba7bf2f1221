extension Layer {
  /// The channel of a mask, as in the property `mask-type` (CSS Masking 1, 7.10).
  public enum MaskType: String, Hashable, Sendable, CaseIterable {
    /// Its opacity, regardless of its colours, as in Core Animation.
    case alpha
    /// Its opacity times its brightness, as in SVG 1.1 (14.4): black hides.
    case luminance
  }
}
