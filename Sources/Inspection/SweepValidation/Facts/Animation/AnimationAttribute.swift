/// The attributes of animations, by the names that SVG 1.1 has for them (19.2.5 to 19.2.14).
package enum AnimationAttribute: Int, CaseIterable, Sendable {
  case attributeName, attributeType, type
  case begin, dur, end, min, max, restart, repeatCount, repeatDur, fill
  case calcMode, values, keyTimes, keySplines, keyPoints, from, to, by
  case additive, accumulate
  case path, rotate

  /// The attribute of a name.
  static func named(_ name: String) -> Self? { byName[name] }

  /// The attribute's name.
  package var name: String { "\(self)" }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
