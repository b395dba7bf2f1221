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
    PartType(Caption.self),
    PartType(ArcText.self),
    PartType(Readout.self),
    PartType(DateWindow.self),
    PartType(Picture.self),
    PartType(Figure.self),
    PartType(Icon.self),
    PartType(Legend.self),
    PartType(Sectors.self),
    PartType(Knob.self),
    PartType(PartGroup.self),
    PartType(Repeated.self),
    PartType(Needle.self),
    PartType(Hands.self),
    PartType(Hub.self),
    PartType(Glass.self),
  ]
}
