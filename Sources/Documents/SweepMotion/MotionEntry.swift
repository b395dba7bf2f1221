/// The motion of one attribute or property of an element, for lists.
package struct MotionEntry: Hashable, Sendable {
  /// The path of the element that moves.
  package let element: String
  /// The name of the attribute or the property that moves.
  package let attribute: String
  /// The kind of the animation, as in `animateTransform`.
  package let kind: String
  /// The moments at which it begins, in seconds.
  package let begins: [Double]
  /// The moment at which it ends, in seconds; infinite for endless motion.
  package let end: Double
  /// The seconds of one repetition; nil where it plays once.
  package let cycle: Double?
  /// The values as the file has them.
  package let values: String

  package init(
    element: String, attribute: String, kind: String, begins: [Double], end: Double,
    cycle: Double? = nil, values: String
  ) {
    (self.element, self.attribute, self.kind) = (element, attribute, kind)
    (self.begins, self.end, self.cycle, self.values) = (begins, end, cycle, values)
  }
}
