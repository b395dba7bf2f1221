public import SweepGeometry
public import SweepScene

/// A speedometer with artwork for face, needle and wheel: the template `speedometer-artwork`.
public struct ArtworkSpeedometer: DialDesign {
  /// The face, which fills the dial.
  public var face: Artwork
  /// The needle, pointing up.
  public var needle: Artwork
  /// The wheel over the pivot.
  public var wheel: Artwork
  /// The reading and the way there; 150 by default.
  public var reading = Reading(150)
  /// The readings that the scale covers; 0 … 240 by default.
  public var range = 0.0...240
  /// The direction of the needle on a scale with equal ends, as with a maximum of 0; nil, so that
  /// such a scale is an error, by default.
  public var empty: Angle?
  /// The direction of the start of the scale; -118.4° by default.
  public var start = Angle.degrees(-118.4)
  /// The turn from the start to the end of the scale; 236.8° by default.
  public var span = Angle.degrees(236.8)
  /// The distance between labels; chosen to fit by default.
  public var major: Double?
  /// Whether ticks and labels are drawn, unless the face has its own; true by default.
  public var showsScale = true
  /// The unit below the figures; `km/h` by default.
  public var unit = "km/h"
  /// The number style of the figures; without decimals by default.
  public var figures = NumberStyle(decimals: 0)
  /// Whether the reading is shown in figures; true by default.
  public var showsReadout = true
  /// The point of the needle's artwork at the centre of the dial; (8, 160) by default.
  public var pivot = Point(8, 160)
  /// Dial units in one unit of the needle's picture; 0.47 by default.
  public var needleScale = 0.47
  /// The width of the wheel in dial units; 24 by default.
  public var wheelSize = 24.0
  /// The colour of ticks, labels and figures, to be seen on the face; nearly white by default.
  public var ink = ThemeColor.color(Color(0xf2f4f7))
  /// The colour of minor ticks and the unit; a light grey by default.
  public var muted = ThemeColor.color(Color(0x9aa3ae))
  /// The type and the weight of marks; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes a speedometer of pictures.
  public init(face: Artwork, needle: Artwork, wheel: Artwork) {
    self.face = face
    self.needle = needle
    self.wheel = wheel
  }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    var scale = Scale(range, start: start, span: span, ticks: TickRule(step: major))
    if let empty, scale.extent == 0 { scale = .still(at: empty) }
    let context = DialContext(scale: scale, reading: reading, theme: theme.cased(.round))
    var dial = Dial(context: context) {
      ArtworkPart(face).with { $0.frame = Rect(center: .zero, radius: 110) }
      if showsScale {
        Ticks(.minor).with { $0.color = muted }
        Ticks(.middle).with { $0.color = ink }
        Ticks(.major).with { $0.color = ink }
        Labels().with { ($0.every, $0.color) = (major, ink) }
      }
      Readout().with {
        ($0.isShown, $0.color, $0.unit, $0.style) = (showsReadout, ink, unit, figures)
        ($0.unitColor, $0.window) = (muted, Readout.Window.none)
      }
      Needle().with {
        $0.artwork = NeedleArtwork(.artwork(needle), pivot: pivot, scale: needleScale)
      }
      GroupPart([ArtworkPart(wheel).with { $0.frame = Rect(center: .zero, radius: 0.5) }]).with {
        $0.scale = wheelSize
      }
    }
    dial.title = "Speedometer of pictures"
    return dial
  }
}
