extension RuleBook {
  /// What readers could not see, hear or reach.
  static let accessibility: [any Rule] = [
    MissingName(), EmptyTitle(), LateTitle(), MeterWithoutReading(), ReadingOutOfRange(),
    UselessARIA(), Contrast(), SmallText(), SilentFocus(),
  ]
}

extension Profile {
  /// Whether assistive technology looks into the file, and not only at words of the page around it.
  var isReadOut: Bool {
    switch self {
    case .output, .interactive, .svg2, .svg11, .inline, .strictCSP, .sanitized: true
    case .img, .githubReadme, .untrusted, .emailPoster: false
    }
  }
}
