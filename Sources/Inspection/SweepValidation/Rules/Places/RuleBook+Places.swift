extension RuleBook {
  /// What does not work where a file is meant to be shown.
  static let places: [any Rule] = [
    ScriptHere(), EventBeginning(), OutsideResource(), DeadLink(), PageColor(), MissingSize(),
    FilePrefix(), PlainID(), LeakingStyle(), ForeignPrefix(), HiddenSection(),
    BlockedStyle(), SanitizedAway(), UntrueBase(), NewerThan11(), NewerLink(), NewerColor(),
    StillPicture(),
  ]
}

extension Profile {
  /// Whether the file is shown as a picture, which loads and runs nothing.
  var isPicture: Bool { self == .img || self == .githubReadme || self == .emailPoster }
}
