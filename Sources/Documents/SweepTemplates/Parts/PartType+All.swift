import SweepDiagnostics
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
    PartType(Extent.self),
    PartType(Marker.self),
    PartType(Ticks.self),
    PartType(Labels.self),
    PartType(Grid.self),
    PartType(Area.self),
    PartType(Bar.self),
    PartType(Ranges.self),
    PartType(Threshold.self),
    PartType(Line.self),
    PartType(Points.self),
    PartType(Axis.self),
    PartType(Pointer.self),
    PartType(Statistic.self),
    PartType(Caption.self),
    PartType(ArcText.self),
    PartType(Readout.self),
    PartType(Trend.self),
    PartType(DateWindow.self),
    PartType(ImagePart.self),
    PartType(ArtworkPart.self),
    PartType(ShapePart.self),
    PartType(Icon.self),
    PartType(Legend.self),
    PartType(Sectors.self),
    PartType(Knob.self),
    PartType(GroupPart.self),
    PartType(RepeatPart.self),
    PartType(Needle.self),
    PartType(Hands.self),
    PartType(Hub.self),
    PartType(Glass.self),
  ]

  /// Words that others use for the parts.
  private static let otherWords = [
    "text": "caption", "title": "caption", "value": "readout", "number": "readout",
    "numbers": "labels", "numerals": "labels", "figures": "labels", "pointer": "needle",
    "bezel": "ring", "arc": "track", "date": "dateWindow", "picture": "image", "cap": "hub",
    "path": "shape", "svg": "artwork", "drawing": "artwork",
  ]

  /// A hint at the part that a name may mean, or the list of all.
  static func hint(forUnknown name: String) -> String? {
    if let part = otherWords[name.lowercased()] { return "did you mean '\(part)'?" }
    return Suggestion.hintOrList(name, among: all.map(\.name), "the parts are")
  }
}
