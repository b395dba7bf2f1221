/// An event for which an animation waits, other than a moment.
///
/// The counterpart of SMIL's event and syncbase values of `begin` (SMIL 3.0, 5.4.3), and of chains
/// of completion handlers in Core Animation.
public enum Trigger: Hashable, Sendable {
  /// The beginning of the animation with a name.
  case begin(of: String)
  /// The end of the animation with a name, of all its passes.
  case end(of: String)
  /// The beginning of a later pass, 1 or more, of the animation with a name.
  case `repeat`(of: String, Int)
  /// Something that the viewer does on the layer with a name, or anywhere on the animation's own.
  case event(Event, on: String? = nil)
  /// Something that the viewer does on any of the layers with these names.
  case events(Event, on: [String])
  /// Nothing in the scene: the animation never begins by itself, and a player may begin it (SMIL's
  /// `begin="indefinite"`).
  case manual

  /// The names of the layers on which it waits for something to be done.
  package var layers: [String] {
    switch self {
    case .event(_, let layer): layer.map { [$0] } ?? []
    case .events(_, let layers): layers
    case .begin, .end, .repeat, .manual: []
    }
  }

  /// Something that the viewer does with a pointer or the keyboard (SVG 2, 15.3).
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// The layer is clicked or tapped.
    case click
    /// A button of the pointer is pressed on the layer.
    case mousedown
    /// A button of the pointer is released on the layer.
    case mouseup
    /// The pointer comes onto the layer.
    case mouseenter
    /// The pointer leaves the layer.
    case mouseleave
    /// The layer, or one in it, gets the focus.
    case focusin
    /// The layer, or one in it, loses the focus.
    case focusout
  }
}

/// Something that the viewer has done, for the picture that follows from it.
public struct EventOccurrence: Hashable, Sendable {
  /// The event.
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
