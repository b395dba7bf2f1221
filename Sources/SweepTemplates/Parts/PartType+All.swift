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
    PartType(Readout.self),
    PartType(DateWindow.self),
    PartType(Picture.self),
    PartType(Figure.self),
    PartType(Needle.self),
    PartType(Hands.self),
    PartType(Hub.self),
  ]
}
