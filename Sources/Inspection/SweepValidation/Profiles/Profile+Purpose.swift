extension Profile {
  /// What is held against a file of the profile, in one sentence.
  public var purpose: String {
    switch self {
    case .output: "What Sweephand writes: nothing but what its contract says."
    case .interactive: "What Sweephand writes for pages in which a script turns the hands."
    case .svg2: "SVG as today's browsers show it, with SMIL and WAI-ARIA."
    case .svg11: "SVG 1.1 for old programs: nothing that came later."
    case .inline:
      "Markup within an HTML page, whose ids and styles it shares with all that is there."
    case .img: "A picture by '<img>' or CSS: it moves, but runs, loads and hears nothing."
    case .githubReadme:
      "A picture in a README on GitHub: as 'img', and still where previews are made of it."
    case .strictCSP:
      "Markup in a page whose Content-Security-Policy allows no styles or scripts within it."
    case .sanitized: "Markup that a sanitiser such as DOMPurify has been through."
    case .untrusted:
      "A stranger's file: whatever could run, load or wear out a machine is an error."
    case .emailPoster: "A still picture for a mail, best sent as PNG made of it."
    }
  }
}
