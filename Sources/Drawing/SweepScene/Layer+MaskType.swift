extension Layer {
  /// What of a mask lets a layer through, as the property `mask-type` says it (CSS Masking 1, 7.10).
  public enum MaskType: String, Hashable, Sendable, CaseIterable {
    /// Its opacity, whatever its colours, as in Core Animation.
    case alpha
    /// Its opacity times its brightness, as in SVG 1.1 (14.4): black hides.
    case luminance
  }
}
