import SweepDiagnostics
import SweepDials

extension PartType {
  /// The parts that documents can name, from the back of a dial to its front.
  static let all: [PartType] = [
    PartType(Face()),
    PartType(Bezel()),
    PartType(Ring()),
    PartType(Screw()),
    PartType(Cylinder()),
    PartType(Backlight()),
    PartType(Moon()),
    PartType(Track()),
    PartType(Bands()),
    PartType(ProgressPart()),
    PartType(Lap()),
    PartType(OverRange()),
    PartType(Extent()),
    PartType(MarkerPart()),
    PartType(Ticks()),
    PartType(Labels()),
    PartType(SecondScale()),
    PartType(GridPart()),
    PartType(Area()),
    PartType(Bar()),
    PartType(Ranges()),
    PartType(Threshold()),
    PartType(Line()),
    PartType(Points()),
    PartType(AxisPart()),
    PartType(Pointer()),
    PartType(Tape()),
    PartType(Statistic()),
    PartType(RadialBars()),
    PartType(WindRose()),
    PartType(Steps()),
    PartType(Caption()),
    PartType(ArcText()),
    PartType(Readout()),
    PartType(Trend()),
    PartType(DateWindow()),
    PartType(ImagePart()),
    PartType(ArtworkPart()),
    PartType(ShapePart()),
    PartType(Icon()),
    PartType(Legend()),
    PartType(Sectors()),
    PartType(Knob()),
    PartType(ButtonPart()),
    PartType(GroupPart()),
    PartType(RepeatPart()),
    PartType(Follower()),
    PartType(Needle()),
    PartType(Hands()),
    PartType(Hub()),
    PartType(GlassPart()),
  ]

  /// Words that others use for the parts.
  private static let otherWords = [
    "text": "caption", "title": "caption", "value": "readout", "number": "readout",
    "numbers": "labels", "numerals": "labels", "figures": "labels", "pointer": "needle",
    "case": "bezel", "arc": "track", "date": "dateWindow", "picture": "image", "cap": "hub",
    "path": "shape", "rect": "shape", "circle": "shape", "ellipse": "shape", "polygon": "shape",
    "polyline": "shape", "svg": "artwork", "drawing": "artwork", "logo": "artwork",
  ].mapValues { [$0] }

  /// A hint at the part that a name may mean, or the list of all.
  static func hint(forUnknown name: String) -> String? {
    Suggestion.hintOrList(
      name, among: all.map(\.name), "the parts are", otherWords: otherWords)
  }
}
