import SweepDials

extension PartType {
  /// The parts that documents can name, from the back of a dial to its front.
  static let all: [PartType] = [
    PartType(Face.self),
    PartType(Ring.self),
    PartType(Track.self),
    PartType(Bands.self),
    PartType(Progress.self),
    PartType(OverRange.self),
    PartType(Ticks.self),
    PartType(Labels.self),
    PartType(Caption.self),
    PartType(Readout.self),
    PartType(DateWindow.self),
    PartType(Picture.self),
    PartType(Figure.self),
    PartType(Needle.self),
    PartType(Hands.self),
    PartType(Hub.self),
  ]

  /// Words that others use for the parts.
  private static let otherWords = [
    "text": "caption", "title": "caption", "value": "readout", "number": "readout",
    "numbers": "labels", "numerals": "labels", "figures": "labels", "pointer": "needle",
    "bezel": "ring", "arc": "track", "date": "dateWindow", "picture": "image", "cap": "hub",
    "path": "shape",
  ]

  /// A hint at the part that a name may mean, or the list of all.
  static func hint(forUnknown name: String) -> String? {
    if let part = otherWords[name.lowercased()] { return "did you mean '\(part)'?" }
    return Suggestion.hintOrList(name, among: all.map(\.name), "the parts are")
  }
}
