import SweepDiagnostics
import SweepDials
import SweepGeometry

/// A plot as documents write it.
struct PlotSettings: NamedSettings {
  var frame = Dial.Plot().frame
  var data = DataSettings()
  var x = PlotScaleSettings(isRounded: false)
  var y = PlotScaleSettings()
  var spacing = Dial.Plot().spacing

  static let keys: KeyTable<PlotSettings> = KeyTable([
    Key("frame", \.frame, .rect, "The rectangle: left, top, width, height, in dial units."),
    Key("data", \.data, .object, "The data, from a file or written out."),
    Key("x", \.x, .object(PlotScaleSettings(isRounded: false)), "The horizontal scale."),
    Key("y", \.y, .object, "The vertical scale."),
    Key("spacing", \.spacing, .size, "The least distance of major marks, across and upwards."),
  ])
}

/// A straight scale as documents write it.
struct PlotScaleSettings: DefaultKeyed {
  /// The mapping of readings along the scale.
  enum Kind: String, Sendable, CaseIterable {
    case linear, log, symlog, time, date, category
  }

  var kind: Kind?
  var min: Double?
  var max: Double?
  var includes: Double?
  var isReversed = false
  var isRounded = true
  var ticks = TickRule.automatic

  static let keys: KeyTable<PlotScaleSettings> = KeyTable([
    Key(
      "kind", \.kind, optional: .choice,
      "The kind of scale; by default linear, date or category, like the data."),
    Key("min", \.min, optional: .quantity, "The lower end; by default it fits the data."),
    Key(
      "max", \.max, optional: .quantity,
      "The upper end; by default it fits the data. If it is below 'min', the scale is reversed."),
    Key(
      "includes", \.includes, optional: .quantity,
      "A reading that it covers as well as the data."),
    Key("reversed", \.isReversed, .boolean, "Whether it runs from right to left, or downwards."),
    Key("rounded", \.isRounded, .boolean, "Whether ends that fit the data are rounded outwards."),
    Key("ticks", \.ticks, .document(.tickRule), "At which readings marks and labels stand."),
  ])

  private var ends: ScaleEnds { ScaleEnds(min, max) }

  /// Whether marks are at both ends, wherever these are.
  private var isDivided: Bool { if case .divisions = ticks.majors { true } else { false } }

  /// The scale that fits readings.
  ///
  /// - Parameter values: the readings.
  /// - Parameter data: the horizontal readings; nil for vertical ones.
  func scale(_ values: [Double], data: PlotData?) throws(DialError) -> Scale {
    let mapping: Scale.Mapping =
      switch kind {
      case .log: .log()
      case .symlog: .symmetricLog()
      case .time: .time
      case .date: .date
      case .category: .category(data?.categories ?? [])
      case .linear: .linear
      case nil:
        if let data, data.isDated {
          .date
        } else if let data, !data.categories.isEmpty {
          .category(data.categories)
        } else {
          .linear
        }
      }
    var scale: Scale
    if case .category(let names) = mapping {
      scale = Scale(categories: names)
    } else {
      if let min, min == max { throw DialError("max", "must differ from 'min'") }
      let held = values + (includes.map { [$0] } ?? [])
      scale = .fitting(
        held, from: ends.low, to: ends.high, mapping: mapping, isRounded: isRounded && !isDivided)
    }
    scale.isReversed = isReversed != ends.areReversed
    scale.ticks = ticks
    if ticks == .automatic, mapping == .linear, let data, data.points.areCounted {
      scale.ticks = TickRule(.whole)
    }
    return scale
  }
}

extension PlotScaleSettings {
  /// The points between the given ends; no others count for the vertical scale or as the last one.
  fileprivate func shown(_ points: [DataPoint]) -> [DataPoint] {
    guard min != nil || max != nil else { return points }
    let (least, most) = (ends.low ?? -.infinity, ends.high ?? .infinity)
    return points.filter { $0.x >= least && $0.x <= most }
  }
}

extension PlotSettings {
  static let (noun, code) = ("plot", DiagnosticCode.impossiblePlot)

  func value(_ node: Node, _ decoding: inout Decoding) throws(DialError) -> Dial.Plot? {
    let kind: DataColumn.Kind? =
      switch x.kind {
      case .date: .date
      case .category: .category
      case nil: nil
      default: .number
      }
    guard let data = decoding.data(data, node["data"], as: kind) else { return nil }
    let points = x.shown(data.points)
    var plot = Dial.Plot(
      frame: frame, points: points,
      x: try scale(x, "x", points.map(\.x), data), y: try scale(y, "y", points.compactMap(\.y), nil)
    )
    plot.spacing = spacing
    try plot.check()
    return plot
  }

  /// The scale of a side, whose errors name its key.
  private func scale(
    _ side: PlotScaleSettings, _ key: String, _ values: [Double], _ data: PlotData?
  ) throws(DialError) -> Scale {
    do throws(DialError) {
      return try side.scale(values, data: data)
    } catch {
      throw DialError("\(key).\(error.field)", error.message)
    }
  }
}
