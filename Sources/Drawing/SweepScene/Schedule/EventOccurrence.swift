/// Something that the viewer has done, for the picture that follows from it.
public struct EventOccurrence: Hashable, Sendable {
  /// The kind of event.
  public var event: Trigger.Event
  /// The name of the layer on which it was done.
  public var layer: String
  /// The time, in the scene's time.
  public var time: Seconds

  /// Makes an occurrence.
  public init(_ event: Trigger.Event, on layer: String, at time: Seconds) {
    self.event = event
    self.layer = layer
    self.time = time
  }
}
