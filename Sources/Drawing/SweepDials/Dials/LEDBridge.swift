import SweepGeometry
public import SweepScene

/// Loudness of two channels in rows of lamps, with the loudest so far held: the template `led-bridge`.
public struct LEDBridge: DialDesign {
  /// The readings of the left channel in decibels, played in turn for ever.
  public var left: [Double] = [-12, -7, -15, 2, -10, -6, -9, -5]
  /// The readings of the right channel.
  public var right: [Double] = [-14, -9, -12, -3, -13, -8, -11, -9]
  /// The lamp of the left channel that stays lit, which its readings push further and which then
  /// falls back; -2 by default.
  public var leftPeak = -2.0
  /// The lamp of the right channel that stays lit; -6 by default.
  public var rightPeak = -6.0
  /// The time from one reading to the next; 0.4 s by default.
  public var interval: Seconds = 0.4
  /// Both ends of the scale; -48 … 6 by default.
  public var range = -48.0...6
  /// The distance between labels; 6 by default.
  public var major = 6.0
  /// The readings from which on lamps are yellow and red; -9 and 0 by default.
  public var limits: [Double] = [-9, 0]
  /// The lamps in a row, 5 … 60; 27 by default.
  public var lamps = 27
  /// The unit of the scale; `dB` by default.
  public var unit = "dB"
  /// The words over the lamps; `PEAK LEVEL` by default.
  public var heading = "PEAK LEVEL"
  /// The colours and the type; `sport` by default.
  public var theme = Theme.sport

  /// Makes a bridge.
  public init() {}

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    var dial = Dial(
      context: DialContext(theme: theme),
      parts: housing + words + row(left, leftPeak, at: -27.5) + row(right, rightPeak, at: 17.5)
        + scale + [sheen])
    dial.size = Size(width: 600, height: 225)
    dial.viewBox = Rect(x: -160, y: -60, width: 320, height: 120)
    dial.title = "LED level bridge"
    return dial
  }

  private var housing: [any Part] {
    [
      ShapePart.filled(
        "M-153.5 -59.5H153.5A6 6 0 0 1 159.5 -53.5V53.5A6 6 0 0 1 153.5 59.5H-153.5A6 6 0 0 1 -159.5 53.5V-53.5A6 6 0 0 1 -153.5 -59.5Z",
        .down(
          [.token(.hub), .token(.hubEdge), .token(.hubEdge), .token(.hub)], at: [0, 0.1, 0.94, 1])
      ).with { ($0.strokeColor, $0.lineWidth) = (.token(.bezelEdge), 1) },
      RepeatPart(
        [
          RepeatPart(
            [
              ShapePart.filled(
                "M-154.6 -51A3 3 0 1 1 -148.6 -51A3 3 0 1 1 -154.6 -51Z",
                .lit(.token(.bezel), .token(.bezelEdge))
              ).with { ($0.strokeColor, $0.lineWidth) = (.token(.hubEdge), 0.6) },
              ShapePart.lines("M-153.6 -50L-149.6 -52", .token(.hubEdge), width: 0.8),
            ], count: 2
          ).with { $0.offset = Point(303.2, 0) }
        ], count: 2
      ).with { $0.offset = Point(0, 102) },
      ShapePart.filled(
        "M-140 -47.6H140A5 5 0 0 1 145 -42.6V42.6A5 5 0 0 1 140 47.6H-140A5 5 0 0 1 -145 42.6V-42.6A5 5 0 0 1 -140 -47.6Z",
        .lit(.token(.hubEdge), .token(.bezel))),
      ShapePart.filled(
        "M-139.8 -46.8H139.8A4.2 4.2 0 0 1 144 -42.6V42.6A4.2 4.2 0 0 1 139.8 46.8H-139.8A4.2 4.2 0 0 1 -144 42.6V-42.6A4.2 4.2 0 0 1 -139.8 -46.8Z",
        .token(.faceEdge)),
    ]
  }

  private var words: [any Part] {
    [
      Caption(heading).with {
        ($0.position, $0.size, $0.letterSpacing) = (Point(-118, -33.5), 6, 1.2)
        ($0.alignment, $0.maximumWidth, $0.maximumLines) = (.start, 120, 1)
      },
      Caption("HOLD").with {
        ($0.position, $0.size, $0.letterSpacing) = (Point(136, -33.5), 6, 1.2)
        $0.alignment = .end
      },
      ShapePart.filled(
        "M107.2 -35.6A1.8 1.8 0 1 1 110.8 -35.6A1.8 1.8 0 1 1 107.2 -35.6Z", .token(.danger)),
      name("L", at: -13), name("R", at: 32),
      Caption(unit).with {
        ($0.position, $0.size, $0.alignment) = (Point(-141.5, 8.2), 7, .start)
        ($0.maximumWidth, $0.maximumLines) = (13, 1)
      },
    ]
  }

  private func name(_ channel: String, at y: Double) -> Caption {
    Caption(channel).with {
      ($0.position, $0.size, $0.weight, $0.color) = (Point(-130, y), 13, 600, .token(.ink))
    }
  }

  private func plot(at y: Double) -> Plot {
    Plot(
      frame: Rect(x: -118, y: y, width: 254, height: 20),
      x: Scale(range, ticks: TickRule(.step(major))))
  }

  private func playing(_ values: [Double]) -> Reading {
    Reading(playing: values, every: interval, duration: interval, timingFunction: .easeOut)
  }

  private func held(_ peak: Double, over values: [Double]) -> Reading {
    Reading(peak).pushed(by: playing(values))
  }

  /// The lamps of a channel, and the one that is held.
  private func row(_ values: [Double], _ peak: Double, at y: Double) -> [any Part] {
    let bar = Bar().with {
      ($0.along, $0.cells, $0.gap) = (.x, lamps, 2.2)
      ($0.limits, $0.colors) = (limits, [.token(.good), .token(.warning), .token(.danger)])
    }
    return [
      bar.with { ($0.show, $0.trackColor) = (.lamps, .token(.faceEdge)) }
        .on(reading: playing(values), plot: plot(at: y)),
      bar.with { $0.show = .dot }
        .on(scale: Scale(range), reading: held(peak, over: values), plot: plot(at: y)),
    ]
  }

  /// The figures between the rows, with the readings for the accessible description.
  private var scale: [any Part] {
    [
      Axis(.bottom).with {
        ($0.distance, $0.lineWidth, $0.tickLength) = (3, 0, 2.4)
        ($0.tickColor, $0.color) = (.token(.muted), .token(.ink))
        ($0.gap, $0.size, $0.weight) = (2.6, 8.4, 400)
      }.on(plot: plot(at: -27.5)),
      spoken("L ", playing(left), at: -27.5),
      spoken("L ", held(leftPeak, over: left), at: -27.5),
      spoken("R ", playing(right), at: 17.5),
      spoken("R ", held(rightPeak, over: right), at: 17.5),
    ]
  }

  private func spoken(_ prefix: String, _ reading: Reading, at y: Double) -> Scoped {
    Readout().with {
      ($0.isShown, $0.unit, $0.style.decimals, $0.style.prefix) = (false, unit, 1, prefix)
    }.on(scale: Scale(range), reading: reading, plot: plot(at: y))
  }

  private var sheen: ShapePart {
    ShapePart.filled(
      "M-144 -42.6A4.2 4.2 0 0 1 -139.8 -46.8H70L-4 46.8H-139.8A4.2 4.2 0 0 1 -144 42.6Z",
      .lit(.white(28), .white(6)))
  }
}
