/// Copies of a layer's sublayers, each transformed once more than the one before it.
///
/// The counterpart of `CAReplicatorLayer`, and of a row of SVG's `use` elements.
///
/// ```swift
/// // Twelve hour marks from one.
/// let marks = Layer(
///   "marks",
///   content: .replicator(Replicator(count: 12, transform: [.rotate(.degrees(30))])),
///   sublayers: [mark])
/// ```
public struct Replicator: Hashable, Sendable {
  /// The number of copies, the first included; 1 shows the sublayers once.
  public var instanceCount: Int
  /// The transform that each copy adds to the one before it.
  public var instanceTransform: [TransformOperation]

  /// Makes a replicator.
  public init(count: Int, transform: [TransformOperation]) {
    self.instanceCount = count
    self.instanceTransform = transform
  }
}
