/// The use of a file, which decides which rules apply.
public enum Profile: String, Hashable, Sendable, CaseIterable {
  /// Output of Sweephand: docs/output-contract.md.
  case output
  /// Output of Sweephand for scripts.
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
  static let pictures: Set = [.img, .githubReadme, .emailPoster]
  /// Files that a screen reader looks into, not only at words of the page around them.
  static let readAloud = all.subtracting(pictures).subtracting([.untrusted])
}

extension Profile {
  /// Purpose of the profile and its reports, in one sentence.
  public var purpose: String {
    switch self {
    case .output: "Files that Sweephand writes: only what the output contract allows."
    case .interactive: "Files that Sweephand writes for pages where a script moves the hands."
    case .svg2: "SVG as today's browsers show it, with SMIL and WAI-ARIA."
    case .svg11: "SVG 1.1 for old programs, without later features."
    case .inline: "Markup in an HTML page, with which it shares ids and styles."
    case .img: "A picture in '<img>' or CSS: it can move, but runs no script and loads nothing."
    case .githubReadme:
      "A picture in a README on GitHub: as 'img', and without motion in previews."
    case .strictCSP:
      "Markup in a page whose Content-Security-Policy blocks inline styles and scripts."
    case .sanitized: "Markup after a sanitiser such as DOMPurify."
    case .wcag: "Markup in a page that is to meet WCAG 2.2: motion that stops, and no flashes."
    case .untrusted:
      "An untrusted file: anything that could run, load or exhaust a machine is an error."
    case .emailPoster: "A still picture for mail, best sent as a PNG."
    }
  }
}
