/// What a file is for, which decides what rules apply.
public enum Profile: String, Hashable, Sendable, CaseIterable {
  /// What Sweephand writes: docs/output-contract.md.
  case output
  /// What Sweephand writes for scripts.
  case interactive
  /// SVG 2 as browsers show it, with SMIL and WAI-ARIA.
  case svg2
  /// SVG 1.1, second edition.
  case svg11
  /// Markup inside an HTML page.
  case inline
  /// A file that an `<img>` shows, or a style as a background.
  case img
  /// A file that the README of a repository on GitHub shows.
  case githubReadme = "github-readme"
  /// Markup in a page whose Content-Security-Policy allows neither scripts nor styles within it.
  case strictCSP = "strict-csp"
  /// Markup that goes through a sanitiser, such as DOMPurify with its profile for SVG.
  case sanitized
  /// Markup in a page that is to meet the Web Content Accessibility Guidelines.
  case wcag
  /// A file by somebody who is not trusted.
  case untrusted
  /// A still picture in an e-mail.
  case emailPoster = "email-poster"

  /// The schema of the files.
  package var schema: Schema {
    switch self {
    case .output: .output
    case .interactive: .interactive
    default: .svg
    }
  }

  /// Whether the files are only what Sweephand writes.
  package var isSweephandOutput: Bool { self == .output || self == .interactive }
}

extension Set<Profile> {
  static let all = Set(Profile.allCases)
  /// All but the profiles for what Sweephand writes.
  static let others = all.filter { !$0.isSweephandOutput }
  /// Files that are shown as a picture, which loads and runs nothing.
  static let pictures: Set = [.img, .githubReadme, .emailPoster]
  /// Files that a screen reader looks into, not only at words of the page around them.
  static let readAloud = all.subtracting(pictures).subtracting([.untrusted])
}
