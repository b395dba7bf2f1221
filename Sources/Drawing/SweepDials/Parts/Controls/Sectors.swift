public import SweepGeometry
public import SweepScene

/// A wheel of sectors that turns the selected one to a mark, by the shortest way.
///
/// The reading is the number of the sector, from 0, and its duration the time of the turn.
public struct Sectors: Part {
  /// The words in the sectors, of which there are as many, 2 … 60; none by default.
  public var texts: [String]
  /// The weights of the sectors, to which their angles are in proportion, one for each; equal sectors by
  /// default. The least must be at least a hundredth of their sum.
  public var weights: [Double] = []
  /// The icons above the words, one for each sector; none by default.
  public var icons: [Sign] = []
  /// The colours of the sectors in turn; the theme's `accent` by default.
  public var colors: [ThemeColor] = [.token(.accent)]
  /// Pictures that fill the sectors in turn, pointing up, instead of the colours; none by default.
  public var pictures: [Artwork] = []
  /// The direction in which pictures point that are whole wedges, from the centre of the wheel to its
  /// rim; by default they cover their sectors, and the rest is cut off.
  public var pictureDirection: Angle?
  /// The direction of the mark; the top by default.
  public var mark = Angle.zero
  /// The outer radius in dial units; 92 by default.
  public var radius = 92.0
  /// The inner radius in dial units; 34 by default.
  public var innerRadius = 34.0
  /// The gap between sectors, in dial units; 1.6 by default.
  public var gap = 1.6
  /// The opacity of colours and pictures in sectors not selected, 0 … 1; 0.6 by default. If it is
  /// 0, they have the face's colour, a little lighter or darker, and keep signs upright.
  public var idleOpacity = 0.6
  /// The size of the words in dial units; 9 by default. Long ones shrink, then are cut off.
  public var size = 9.0
  /// The middle of an icon in a sector that points up, in dial units; by default icons stand above the
  /// words in the middle of the sector.
  public var iconPosition: Point?
  /// The size of icons in dial units; 1.7 times the size of words by default, or what the sector has room for.
  public var iconSize: Double?
  /// Whether sectors have words beside signs; true by default.
  public var hasWords = true
  /// The size in dial units below which there are no words, but signs alone; 0 by default.
  var leastSize = 0.0
  /// The colour of the words; by default one of the theme's, black or white that is legible.
  public var labelColor: ThemeColor?

  /// Makes a wheel.
  public init(_ texts: [String] = []) { self.texts = texts }

  /// Draws the wheel; without words, nothing. Throws for radii that leave no sector.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    if context.theme.isOneBit, !isPlain, idleOpacity < 1 {
      // Paper has no tone between the selected sector and the others.
      return try with { $0.idleOpacity = 0 }.layer(in: context)
    }
    try checkKeys()
    try check("radius", radius, above: innerRadius)
    guard !texts.isEmpty else { return Layer() }
    guard (2...60).contains(texts.count) else {
      throw DialError("texts", "must be the words of 2 … 60 sectors")
    }
    let least = weights.reduce(0, +) / 100
    let areUsable = weights.count == texts.count && weights.allSatisfy { $0 > 0 && $0 >= least }
    guard weights.isEmpty || areUsable else {
      throw DialError(
        "weights", "must be as many as the texts, each a hundredth of their sum or more")
    }
    guard icons.isEmpty || icons.count == texts.count else {
      throw DialError("icons", "must be as many as the texts, or none")
    }
    guard !colors.isEmpty else { throw DialError("colors", "must not be empty") }
    let reading = context.reading
    var wheel = Layer("sectors", transform: [.rotate(turn(reading.value))])
    wheel.animations = reading.animations(of: .rotation, on: context.scale, turn) {
      $1.nearest(to: $0)
    }
    let words = SectorWords(self, in: context)
    for number in texts.indices {
      let ground = ground(of: number, in: context)
      let place = Angle.turns(layout.center(number))
      var sector = Layer(transform: number == 0 ? [] : [.rotate(place)])
      if reading.course != nil {
        let isChecked = index(of: reading.value) == number
        sector.semantics = Semantics(role: .radio(label: texts[number], isChecked: isChecked))
      }
      sector.sublayers = [ground] + (try inks(words, of: number, in: context))
      wheel.sublayers.append(sector)
    }
    return Layer(transform: mark == .zero ? [] : [.rotate(mark)], sublayers: [wheel])
  }

  /// Adds the sector at the mark.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    guard !texts.isEmpty else { return }
    let figures = texts[index(of: context.reading.value)]
    builder.addReading(of: context, on: context.scale) {
      ($0.figures, $0.layout) = (figures, layout)
    }
  }

  /// Words that can be read, or signs alone.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.size = max(size, leastType)
      $0.leastSize = leastType
    }
  }

  /// The turn of the wheel that brings the sector of a reading to the top.
  func turn(_ value: Double) -> Angle { .turns(-layout.center(index(of: value))) }

  /// The places of the sectors.
  var layout: SectorLayout { SectorLayout(count: texts.count, weights: weights) }

  /// The sector of a reading, round and round.
  func index(of value: Double) -> Int {
    let count = Double(texts.count)
    let rest = value.rounded().truncatingRemainder(dividingBy: count)
    return Int(rest < 0 ? rest + count : rest)
  }
}

extension Sectors: KeyedPart {
  package static let summary = "A wheel of sectors that turns the selected one to a mark."

  package static let keys: KeyTable<Sectors> = KeyTable([
    Key("texts", \.texts, .list(of: .text), "The words in the sectors; 0 is the first."),
    Key(
      "weights", \.weights, .numbers,
      "The weights of the sectors, to which their angles are in proportion; by default equal."),
    Key(
      "icons", \.icons, .list(of: .sign),
      "The icons above the words, one for each sector: names, path data in a box of 24, or files."),
    Key("colors", \.colors, .list(of: .themeColor), "The colours of the sectors in turn."),
    Key(
      "pictures", \.pictures, .list(of: .artwork),
      "Files of artwork that fill the sectors in turn, pointing up, instead of the colours."),
    Key(
      "pictureDirection", \.pictureDirection, optional: .angle,
      "The direction in which pictures point that are whole wedges, from the centre to the rim; by default they point up and cover their sectors."
    ),
    Key("mark", \.mark, .angle, "The direction of the mark."),
    Key("radius", \.radius, .number(above: 0), "The outer radius in dial units."),
    Key("innerRadius", \.innerRadius, .number(above: 0), "The inner radius in dial units."),
    Key("gap", \.gap, .number(atLeast: 0), "The room between two sectors, in dial units."),
    Key(
      "idleOpacity", \.idleOpacity, .number(in: 0...1),
      "The opacity of colours and pictures in sectors not selected; 0 for those of the face."),
    Key(
      "iconPosition", \.iconPosition, optional: .point,
      "The middle of an icon in a sector that points up; by default above the words."),
    Key(
      "iconSize", \.iconSize, optional: .number(above: 0),
      "The size of the icons; by default what the sector has room for."),
    Key("words", \.hasWords, .boolean, "Whether words stand in the sectors beside signs."),
    Key(
      "size", \.size, .number(above: 0),
      "The size of the words; long ones shrink to three fifths of it."),
    Key(
      "labelColor", \.labelColor, optional: .themeColor,
      "The colour of the words; by default one that is legible."),
  ])
}
