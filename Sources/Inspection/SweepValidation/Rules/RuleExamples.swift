/// Short files that a rule speaks up on, and files that it has nothing to say about.
package struct RuleExamples: Sendable {
  /// What the files are meant for.
  package let profile: Profile
  /// Each has the mistake, and no other.
  package let bad: [String]
  /// Each is without fault; the first is the first bad one mended.
  package let good: [String]

  /// Makes examples of what stands within an `svg`, or of whole files where they begin with `<svg`
  /// or `<?`.
  package init(for profile: Profile = .svg2, bad: [String], good: [String]) {
    self.profile = profile
    self.bad = bad
    self.good = good
  }

  /// The whole file of an example, without anything else that rules could speak of.
  package static func file(_ example: String) -> String {
    if example.hasPrefix("<svg") || example.hasPrefix("<?") { return example + "\n" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100" role="img">
      <title>Example</title>
      \(example)
      </svg>

      """
  }
}

extension RuleExamples {
  /// A rule that lets examples with endless motion stand still for those who ask for it.
  static let stillness =
    "<style>@media (prefers-reduced-motion: reduce) { #moving { x: 90px !important } }</style>\n"
}
