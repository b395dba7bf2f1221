extension Profile {
  /// What the profile is for and what it reports, in one sentence.
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
