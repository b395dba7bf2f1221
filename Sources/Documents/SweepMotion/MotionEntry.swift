/// The motion of one attribute or property of an element, for lists.
public struct MotionEntry: Hashable, Sendable {
  /// The path of the element that moves.
  public let element: String
  /// The name of the attribute or the property that moves.
  public let attribute: String
  /// The kind of the animation, as in `animateTransform`.
  public let kind: String
  /// The moments at which it begins, in seconds.
  public let begins: [Double]
  /// The moment at which it ends, in seconds; infinite for endless motion.
  public let end: Double
  /// The seconds of one repetition; nil where it plays once.
  public let cycle: Double?
  /// The values as the file has them.
  public let values: String

  /// Makes an entry.
  public init(
    element: String, attribute: String, kind: String, begins: [Double], end: Double,
    cycle: Double? = nil, values: String
  ) {
    (self.element, self.attribute, self.kind) = (element, attribute, kind)
    (self.begins, self.end, self.cycle, self.values) = (begins, end, cycle, values)
  }
}
