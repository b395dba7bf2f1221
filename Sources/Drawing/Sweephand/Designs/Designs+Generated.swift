// swift-format-ignore-file
// Made from templates/ by LibraryTests, which records it with RECORD=1.

public import SweepDials
public import SweepGeometry
public import SweepScene

/// A needle over a round scale, with its reading in figures.
///
/// The template `speedometer` in documents.
public struct Speedometer: TemplateDesign {
  public static let template = "speedometer"

  /// The reading.
  public var value: Double?
  /// The reading that the needle comes from; the lower end of the scale if not set. Without effect
  /// beside readings.
  public var previous: Double?
  /// Readings that the needle passes on its way; the upper end of the scale makes a sweep as at
  /// ignition.
  public var via: [Double]?
  /// Readings to play in turn for ever instead of one.
  public var readings: [Double]?
  /// The time from one reading to the next.
  public var interval: Seconds = 2
  /// The time that the needle takes.
  public var duration: Seconds = 0.8
  /// The pace of the needle.
  public var easing: Easing = .swing
  /// The lower end of the scale.
  public var min: Double
  /// The upper end of the scale.
  public var max: Double
  /// Whether the upper end stands at the start.
  public var reversed: Bool = false
  /// The direction of the start of the scale; 0 is 12 o'clock.
  public var start: Angle = .degrees(-118.4)
  /// The turn from the start to the end of the scale.
  public var span: Angle = .degrees(236.8)
  /// The distance between major ticks and labels; chosen to fit if not set.
  public var major: Double?
  /// The limits of coloured bands, rising. Four limits make a good, a warning and a danger range;
  /// with fewer, the last of these count, so that two limits make one danger range; with more,
  /// there are shades between them.
  public var bands: [Double]?
  /// The colours of the bands, the last of them; good, warning, danger and shades between them if
  /// not set.
  public var bandColors: [String]?
  /// The patterns of the bands beside their colours, the last of them: solid, stripes, dots.
  public var patterns: [String]?
  /// The width of the bands, where they taper at the lower end.
  public var bandWidth: Double = 3
  /// The width of the bands at the upper end; the same if not set.
  public var bandEnd: Double?
  /// The reading from which on labels are in the danger colour.
  public var danger: Double?
  /// The unit below the figures.
  public var unit: String
  /// The decimals of the figures.
  public var decimals: Int = 0
  /// The decimal separator.
  public var decimalSeparator: String = "."
  /// The separator of groups of three digits.
  public var grouping: String = ""
  /// The text before the figures.
  public var prefix: String = ""
  /// The text after the figures.
  public var suffix: String = ""
  /// The shape of the needle; the theme's if not set.
  public var needle: Needle?
  /// Whether an arc grows with the reading.
  public var progress: Bool = true
  /// The colours of the arc along the scale; one if not set.
  public var gradient: [String]?
  /// The segments of the arc that light up; 0 for one piece.
  public var segments: Int = 0
  /// The reading from which the arc grows to either side; zero inside the scale, or its lower end,
  /// if not set.
  public var neutral: Double?
  /// A sum that stands on drums; none if not set.
  public var odometer: Double?
  /// Words along a circle in the upper half; none if not set.
  public var motto: String?
  /// Whether the case is cropped to a scale of less than 200° or stays round; fitted if not set,
  /// unless the theme has it round.
  public var `case`: Case?
  /// The strength of the light on the glass; the theme's if not set.
  public var glass: Double?
  /// Whether the reading stands in figures.
  public var readout: Bool = true
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// The pace of the needle.
  public enum Easing: String, Hashable, Sendable, CaseIterable {
    case linear, ease, easeIn = "ease-in", easeOut = "ease-out", easeInOut = "ease-in-out", back, bounce, elastic, spring, swing
  }

  /// The shape of the needle; the theme's if not set.
  public enum Needle: String, Hashable, Sendable, CaseIterable {
    case tapered, arrow, baton, lollipop
  }

  /// Whether the case is cropped to a scale of less than 200° or stays round; fitted if not set,
  /// unless the theme has it round.
  public enum Case: String, Hashable, Sendable, CaseIterable {
    case fitted, round
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    in ends: ClosedRange<Double> = 0...100,
    unit: String = "km/h",
    theme: Theme = .instrument
  ) {
    self.value = value
    (min, max) = (ends.lowerBound, ends.upperBound)
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Speedometer {
    var design = Speedometer()
    design.value = 73
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.numbers("via", via)
    given.numbers("readings", readings)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.choice("easing", easing)
    given.number("min", min)
    given.number("max", max)
    given.boolean("reversed", reversed)
    given.angle("start", start)
    given.angle("span", span)
    given.number("major", major)
    given.numbers("bands", bands)
    given.texts("bandColors", bandColors)
    given.texts("patterns", patterns)
    given.number("bandWidth", bandWidth)
    given.number("bandEnd", bandEnd)
    given.number("danger", danger)
    given.text("unit", unit)
    given.integer("decimals", decimals)
    given.text("decimalSeparator", decimalSeparator)
    given.text("grouping", grouping)
    given.text("prefix", prefix)
    given.text("suffix", suffix)
    given.choice("needle", needle)
    given.boolean("progress", progress)
    given.texts("gradient", gradient)
    given.integer("segments", segments)
    given.number("neutral", neutral)
    given.number("odometer", odometer)
    given.text("motto", motto)
    given.choice("case", `case`)
    given.number("glass", glass)
    given.boolean("readout", readout)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Face, needle and centre wheel are pictures, which can be your own; the needle's turns about its
/// pivot.
///
/// The template `speedometer-artwork` in documents.
public struct SpeedometerArtwork: TemplateDesign {
  public static let template = "speedometer-artwork"

  /// The reading.
  public var value: Double?
  /// The reading that the needle comes from; the lower end of the scale if not set. Without effect
  /// beside readings.
  public var previous: Double?
  /// Readings that the needle passes on its way; the upper end of the scale makes a sweep as at
  /// ignition.
  public var via: [Double]?
  /// Readings to play in turn for ever instead of one.
  public var readings: [Double]?
  /// The time from one reading to the next.
  public var interval: Seconds = 2
  /// The time that the needle takes.
  public var duration: Seconds = 0.5
  /// The pace of the needle.
  public var easing: Easing = .easeInOut
  /// The lower end of the scale.
  public var min: Double
  /// The upper end of the scale.
  public var max: Double
  /// The direction of the start of the scale; 0 is 12 o'clock.
  public var start: Angle = .degrees(-118.4)
  /// The turn from the start to the end of the scale.
  public var span: Angle = .degrees(236.8)
  /// The direction in which the needle stands where the upper end is not above the lower one; an
  /// error if not set.
  public var empty: Angle?
  /// The distance between labels; chosen to fit if not set.
  public var major: Double?
  /// Whether ticks and labels are drawn, which the face may have itself.
  public var scale: Bool = true
  /// The unit below the figures.
  public var unit: String
  /// The decimals of the figures.
  public var decimals: Int = 0
  /// Whether the reading stands in figures.
  public var readout: Bool = true
  /// The picture of the face, in SVG, PNG, JPEG, GIF or WebP, which fills the dial.
  public var face: String = "artwork/speedometer-face.svg"
  /// The picture of the needle.
  public var needle: String = "artwork/speedometer-needle.svg"
  /// The direction in which the needle's picture points; 0 is 12 o'clock, -90 is left.
  public var direction: Angle = .degrees(0)
  /// The point of the needle's picture that lies on the centre, from its top left corner.
  public var pivot: [Double] = [8, 178]
  /// Dial units in one unit of the needle's picture; the face is 220 wide.
  public var needleScale: Double = 0.47
  /// The picture of the wheel over the pivot.
  public var wheel: String = "artwork/speedometer-wheel.svg"
  /// The width of the wheel in dial units.
  public var wheelSize: Double = 24
  /// The colour of ticks, labels and figures, to be seen on the face.
  public var ink: ThemeColor = .color(Color(0xf2f4f7))
  /// The colour of minor ticks and the unit.
  public var muted: ThemeColor = .color(Color(0x9aa3ae))
  /// The type and the weight of marks.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// The pace of the needle.
  public enum Easing: String, Hashable, Sendable, CaseIterable {
    case linear, ease, easeIn = "ease-in", easeOut = "ease-out", easeInOut = "ease-in-out", back, bounce, elastic, spring
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    in ends: ClosedRange<Double> = 0...240,
    unit: String = "km/h",
    theme: Theme = .instrument
  ) {
    self.value = value
    (min, max) = (ends.lowerBound, ends.upperBound)
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: SpeedometerArtwork {
    var design = SpeedometerArtwork()
    design.value = 150
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.numbers("via", via)
    given.numbers("readings", readings)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.choice("easing", easing)
    given.number("min", min)
    given.number("max", max)
    given.angle("start", start)
    given.angle("span", span)
    given.angle("empty", empty)
    given.number("major", major)
    given.boolean("scale", scale)
    given.text("unit", unit)
    given.integer("decimals", decimals)
    given.boolean("readout", readout)
    given.text("face", face)
    given.text("needle", needle)
    given.angle("direction", direction)
    given.numbers("pivot", pivot)
    given.number("needleScale", needleScale)
    given.text("wheel", wheel)
    given.number("wheelSize", wheelSize)
    given.color("ink", ink)
    given.color("muted", muted)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Speed on an enamel face, over drums that count the way.
///
/// The template `speedometer-vintage` in documents.
public struct SpeedometerVintage: TemplateDesign {
  public static let template = "speedometer-vintage"

  /// The speed.
  public var value: Double?
  /// The speed that the needle comes from; the lower end if not set.
  public var previous: Double?
  /// Speeds to play in turn for ever instead of one.
  public var readings: [Double]?
  /// The time from one speed to the next.
  public var interval: Seconds = 2
  /// The time that the needle takes.
  public var duration: Seconds = 0.8
  /// The way so far on the upper drums.
  public var total: Double?
  /// The way of the trip on the lower drums.
  public var trip: Double?
  /// The upper end of the scale.
  public var max: Double = 120
  /// The distance between labels; chosen to fit if not set.
  public var major: Double?
  /// The unit of the speed.
  public var unit: String
  /// The word below the upper drums.
  public var totalLabel: String = "MILES"
  /// The word below the lower drums.
  public var tripLabel: String = "TRIP"
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    total: Double? = nil,
    trip: Double? = nil,
    unit: String = "MPH",
    theme: Theme = .watch
  ) {
    self.value = value
    self.total = total
    self.trip = trip
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: SpeedometerVintage {
    var design = SpeedometerVintage()
    design.value = 45
    design.total = 48275
    design.trip = 319.6
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.numbers("readings", readings)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.number("total", total)
    given.number("trip", trip)
    given.number("max", max)
    given.number("major", major)
    given.text("unit", unit)
    given.text("totalLabel", totalLabel)
    given.text("tripLabel", tripLabel)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Engine speed up to a red line, with the highest speed so far on a second needle.
///
/// The template `tachometer` in documents.
public struct Tachometer: TemplateDesign {
  public static let template = "tachometer"

  /// The speed of the engine.
  public var value: Double?
  /// The mark of the highest speed, which the needle pushes further; then it falls back.
  public var peak: Double?
  /// Readings that the needle passes on its way; the upper end of the scale makes a sweep as at
  /// ignition.
  public var via: [Double]?
  /// Readings to play in turn for ever instead of one.
  public var readings: [Double]?
  /// The time from one reading to the next.
  public var interval: Seconds = 2
  /// The time that the needle takes.
  public var duration: Seconds = 0.8
  /// The upper end of the scale.
  public var max: Double = 8
  /// The distance between labels; chosen to fit if not set.
  public var major: Double?
  /// The reading from which on it is too fast.
  public var redline: Double?
  /// The unit below the figures.
  public var unit: String
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    peak: Double? = nil,
    unit: String = "×1000 r/min",
    theme: Theme = .instrument
  ) {
    self.value = value
    self.peak = peak
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Tachometer {
    var design = Tachometer()
    design.value = 3.5
    design.peak = 5.5
    design.redline = 6.5
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("peak", peak)
    given.numbers("via", via)
    given.numbers("readings", readings)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.number("max", max)
    given.number("major", major)
    given.number("redline", redline)
    given.text("unit", unit)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Speed, fuel and temperature in one instrument cluster.
///
/// The template `dashboard` in documents.
public struct Dashboard: TemplateDesign {
  public static let template = "dashboard"

  /// The speed.
  public var speed: Double?
  /// The level of the tank, 0 … 1.
  public var fuel: Double?
  /// The temperature of the engine.
  public var temperature: Double?
  /// A file of CSV or JSON with the columns speed, fuel and temperature, relative to the document's
  /// folder; it counts more than the values.
  public var file: String?
  /// The column by which a row is found; rows are counted from 0 if not set.
  public var x: String?
  /// The cell of that column in the row; the last row if not set.
  public var row: String?
  /// The time that the needles take.
  public var duration: Seconds = 0.8
  /// The upper end of the speed.
  public var max: Double = 240
  /// The speed from which on labels are in the danger colour.
  public var danger: Double?
  /// The unit of the speed.
  public var unit: String
  /// Whether the lamp for the oil pressure is lit.
  public var oil: Bool = false
  /// Whether the lamp for the battery is lit.
  public var battery: Bool = false
  /// Whether the general warning is lit.
  public var warning: Bool = false
  /// Whether the lamp for the washer fluid is lit.
  public var washer: Bool = false
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ speed: Double? = nil,
    fuel: Double? = nil,
    temperature: Double? = nil,
    unit: String = "km/h",
    theme: Theme = .instrument
  ) {
    self.speed = speed
    self.fuel = fuel
    self.temperature = temperature
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Dashboard {
    var design = Dashboard()
    design.speed = 101
    design.fuel = 0.7
    design.temperature = 90
    design.danger = 200
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("speed", speed)
    given.number("fuel", fuel)
    given.number("temperature", temperature)
    given.text("file", file)
    given.text("x", x)
    given.text("row", row)
    given.duration("duration", duration)
    given.number("max", max)
    given.number("danger", danger)
    given.text("unit", unit)
    given.boolean("oil", oil)
    given.boolean("battery", battery)
    given.boolean("warning", warning)
    given.boolean("washer", washer)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Speed between the power of the motor and the charge of the battery, under a row of lamps.
///
/// The template `ev-cluster` in documents.
public struct EVCluster: TemplateDesign {
  public static let template = "ev-cluster"

  /// The speed.
  public var speed: Double?
  /// The power of the motor; below 0 it charges the battery.
  public var power: Double?
  /// The charge of the battery in parts of a hundred.
  public var charge: Double?
  /// How far the charge goes.
  public var range: Double?
  /// The position of the selector: parked, reverse, neutral or drive.
  public var gear: Gear?
  /// Speeds to play in turn for ever instead of one.
  public var speeds: [Double]?
  /// Powers to play in turn for ever instead of one.
  public var powers: [Double]?
  /// Charges to play in turn for ever instead of one.
  public var charges: [Double]?
  /// Ranges to play in turn for ever instead of one.
  public var ranges: [Double]?
  /// The time from one reading to the next.
  public var interval: Seconds = 2
  /// The time that figures and arcs take.
  public var duration: Seconds = 0.8
  /// The lower end of the power's scale.
  public var min: Double
  /// The upper end of the power's scale.
  public var max: Double
  /// The distance between the labels of the power.
  public var major: Double = 25
  /// The charge below which it is low.
  public var reserve: Double = 15
  /// The unit of the speed.
  public var unit: String
  /// The unit of the power.
  public var powerUnit: String = "kW"
  /// The unit of the range.
  public var rangeUnit: String = "km"
  /// The word below the power.
  public var powerLabel: String = "POWER"
  /// The word between the lamps.
  public var status: String?
  /// The words at the left of the line below.
  public var noteLeft: String?
  /// The words at its right.
  public var noteRight: String?
  /// Whether the left indicator is lit.
  public var left: Bool?
  /// Whether the right indicator is lit.
  public var right: Bool = false
  /// Whether the high beam is lit.
  public var beam: Bool?
  /// Whether the general warning is lit.
  public var warning: Bool = false
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// The position of the selector: parked, reverse, neutral or drive.
  public enum Gear: String, Hashable, Sendable, CaseIterable {
    case p = "P", r = "R", n = "N", d = "D"
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ speed: Double? = nil,
    in ends: ClosedRange<Double> = -50...100,
    power: Double? = nil,
    charge: Double? = nil,
    range: Double? = nil,
    unit: String = "km/h",
    theme: Theme = .instrument
  ) {
    self.speed = speed
    (min, max) = (ends.lowerBound, ends.upperBound)
    self.power = power
    self.charge = charge
    self.range = range
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: EVCluster {
    var design = EVCluster()
    design.speed = 87
    design.power = 46
    design.charge = 72
    design.range = 312
    design.gear = .d
    design.status = "READY"
    design.noteLeft = "21.5 °C"
    design.noteRight = "14 826 km"
    design.left = true
    design.beam = true
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("speed", speed)
    given.number("power", power)
    given.number("charge", charge)
    given.number("range", range)
    given.choice("gear", gear)
    given.numbers("speeds", speeds)
    given.numbers("powers", powers)
    given.numbers("charges", charges)
    given.numbers("ranges", ranges)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.number("min", min)
    given.number("max", max)
    given.number("major", major)
    given.number("reserve", reserve)
    given.text("unit", unit)
    given.text("powerUnit", powerUnit)
    given.text("rangeUnit", rangeUnit)
    given.text("powerLabel", powerLabel)
    given.text("status", status)
    given.text("noteLeft", noteLeft)
    given.text("noteRight", noteRight)
    given.boolean("left", left)
    given.boolean("right", right)
    given.boolean("beam", beam)
    given.boolean("warning", warning)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// The level of a tank as a row of cells in a window, and how far it goes.
///
/// The template `fuel` in documents.
public struct Fuel: TemplateDesign {
  public static let template = "fuel"

  /// The level in parts of a hundred.
  public var value: Double?
  /// The level that the pointer comes from; empty if not set.
  public var previous: Double?
  /// How far the fuel goes.
  public var range: Double?
  /// Levels to play in turn for ever instead of one.
  public var readings: [Double]?
  /// Ranges to play in turn for ever instead of one.
  public var ranges: [Double]?
  /// The time from one level to the next.
  public var interval: Seconds = 3
  /// The time that the pointer takes.
  public var duration: Seconds = 1
  /// The level below which it must be filled.
  public var reserve: Double = 12.5
  /// The unit of the range.
  public var unit: String
  /// The word over the range.
  public var heading: String = "FUEL"
  /// The word at the lower end.
  public var empty: String = "E"
  /// The word at the upper end.
  public var full: String = "F"
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    range: Double? = nil,
    unit: String = "km",
    theme: Theme = .instrument
  ) {
    self.value = value
    self.range = range
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Fuel {
    var design = Fuel()
    design.value = 64
    design.range = 412
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.number("range", range)
    given.numbers("readings", readings)
    given.numbers("ranges", ranges)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.number("reserve", reserve)
    given.text("unit", unit)
    given.text("heading", heading)
    given.text("empty", empty)
    given.text("full", full)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Pressure in a dark case on its fitting, with the pressures that must not be in red.
///
/// The template `pressure` in documents.
public struct Pressure: TemplateDesign {
  public static let template = "pressure"

  /// The pressure.
  public var value: Double?
  /// The pressure that the needle comes from; the lower end if not set.
  public var previous: Double?
  /// Pressures to play in turn for ever instead of one.
  public var readings: [Double]?
  /// The time from one pressure to the next.
  public var interval: Seconds = 2
  /// The time that the needle takes.
  public var duration: Seconds = 0.8
  /// The lower end of the scale.
  public var min: Double
  /// The upper end of the scale.
  public var max: Double
  /// The distance between labels; chosen to fit if not set.
  public var major: Double?
  /// The lower ends of coloured bands, and the upper end of the last: danger, before it warning,
  /// before that good; with more than three, there are shades between them.
  public var bands: [Double]?
  /// The colours of the bands, the last of them; good, warning, danger and shades between them if
  /// not set.
  public var bandColors: [String]?
  /// The unit below the pivot.
  public var unit: String
  /// The small print below the unit.
  public var note: String?
  /// Whether the gauge stands on its fitting.
  public var fitting: Bool = true
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    in ends: ClosedRange<Double> = 0...16,
    unit: String = "bar",
    theme: Theme = .bauhaus
  ) {
    self.value = value
    (min, max) = (ends.lowerBound, ends.upperBound)
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Pressure {
    var design = Pressure()
    design.value = 7.1
    design.bands = [12, 16]
    design.note = "CLASS 1.6"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.numbers("readings", readings)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.number("min", min)
    given.number("max", max)
    given.number("major", major)
    given.numbers("bands", bands)
    given.texts("bandColors", bandColors)
    given.text("unit", unit)
    given.text("note", note)
    given.boolean("fitting", fitting)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// An hour, a minute and a second hand that turn for ever from a given time.
///
/// The template `clock` in documents.
public struct AnalogClock: TemplateDesign {
  public static let template = "clock"

  /// The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.
  public var time: TimeOfDay
  /// The hours round the face, 12 or 24.
  public var hours: Int
  /// How the second hand goes round.
  public var seconds: SecondsStyle = .sweep
  /// The numerals.
  public var numerals: Numerals = .arabic
  /// Whether a window shows the day of the month, where the time has one.
  public var date: Bool = false
  /// Whether the hands go; if not, they stand at the time.
  public var running: Bool = true
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// How the second hand goes round.
  public enum SecondsStyle: String, Hashable, Sendable, CaseIterable {
    case sweep, tick, stopToGo = "stop-to-go", none
  }

  /// The numerals.
  public enum Numerals: String, Hashable, Sendable, CaseIterable {
    case arabic, roman, none
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 42),
    hours: Int = 12,
    theme: Theme = .watch
  ) {
    self.time = time
    self.hours = hours
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: AnalogClock {
    AnalogClock()
  }

  public func add(to given: inout TemplateValues) {
    given.time("time", time)
    given.integer("hours", hours)
    given.choice("seconds", seconds)
    given.choice("numerals", numerals)
    given.boolean("date", date)
    given.boolean("running", running)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A clock of twelve marks and thin hands.
///
/// The template `clock-minimal` in documents.
public struct ClockMinimal: TemplateDesign {
  public static let template = "clock-minimal"

  /// The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.
  public var time: TimeOfDay
  /// How the second hand goes round.
  public var seconds: SecondsStyle = .sweep
  /// Whether a window shows the day of the month, where the time has one.
  public var date: Bool = false
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// How the second hand goes round.
  public enum SecondsStyle: String, Hashable, Sendable, CaseIterable {
    case sweep, tick, stopToGo = "stop-to-go", none
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 42),
    theme: Theme = .nordic
  ) {
    self.time = time
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: ClockMinimal {
    ClockMinimal()
  }

  public func add(to given: inout TemplateValues) {
    given.time("time", time)
    given.choice("seconds", seconds)
    given.boolean("date", date)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A railway clock whose red second hand goes round in 58.5 seconds and waits for the minute.
///
/// The template `clock-station` in documents.
public struct ClockStation: TemplateDesign {
  public static let template = "clock-station"

  /// The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.
  public var time: TimeOfDay
  /// How the second hand goes round.
  public var seconds: SecondsStyle = .stopToGo
  /// Whether a window shows the day of the month, where the time has one.
  public var date: Bool = false
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// How the second hand goes round.
  public enum SecondsStyle: String, Hashable, Sendable, CaseIterable {
    case sweep, tick, stopToGo = "stop-to-go", none
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 42),
    theme: Theme = .bauhaus
  ) {
    self.time = time
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: ClockStation {
    ClockStation()
  }

  public func add(to given: inout TemplateValues) {
    given.time("time", time)
    given.choice("seconds", seconds)
    given.boolean("date", date)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A clock with Roman numerals between two railway tracks, and leaves for hands.
///
/// The template `clock-roman` in documents.
public struct ClockRoman: TemplateDesign {
  public static let template = "clock-roman"

  /// The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.
  public var time: TimeOfDay
  /// How the second hand goes round.
  public var seconds: SecondsStyle = .none
  /// Whether a window shows the day of the month, where the time has one.
  public var date: Bool = false
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// How the second hand goes round.
  public enum SecondsStyle: String, Hashable, Sendable, CaseIterable {
    case sweep, tick, stopToGo = "stop-to-go", none
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 42),
    theme: Theme = .brass
  ) {
    self.time = time
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: ClockRoman {
    ClockRoman()
  }

  public func add(to given: inout TemplateValues) {
    given.time("time", time)
    given.choice("seconds", seconds)
    given.boolean("date", date)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A clock of thin figures and plain hands, with a red second hand that an open ring balances.
///
/// The template `clock-bauhaus` in documents.
public struct ClockBauhaus: TemplateDesign {
  public static let template = "clock-bauhaus"

  /// The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.
  public var time: TimeOfDay
  /// How the second hand goes round.
  public var seconds: SecondsStyle = .sweep
  /// The numerals.
  public var numerals: Numerals = .arabic
  /// Whether the hands go; if not, they stand at the time.
  public var running: Bool = true
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// How the second hand goes round.
  public enum SecondsStyle: String, Hashable, Sendable, CaseIterable {
    case sweep, tick, stopToGo = "stop-to-go", none
  }

  /// The numerals.
  public enum Numerals: String, Hashable, Sendable, CaseIterable {
    case arabic, roman, none
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 42),
    theme: Theme = .bauhaus
  ) {
    self.time = time
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: ClockBauhaus {
    ClockBauhaus()
  }

  public func add(to given: inout TemplateValues) {
    given.time("time", time)
    given.choice("seconds", seconds)
    given.choice("numerals", numerals)
    given.boolean("running", running)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A watch whose seconds go round on a small dial of their own.
///
/// The template `clock-small-seconds` in documents.
public struct ClockSmallSeconds: TemplateDesign {
  public static let template = "clock-small-seconds"

  /// The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.
  public var time: TimeOfDay
  /// How the second hand goes round.
  public var seconds: SecondsStyle = .sweep
  /// The numerals.
  public var numerals: Numerals = .arabic
  /// Words on the face.
  public var words: String?
  /// Whether the hands go; if not, they stand at the time.
  public var running: Bool = true
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// How the second hand goes round.
  public enum SecondsStyle: String, Hashable, Sendable, CaseIterable {
    case sweep, tick
  }

  /// The numerals.
  public enum Numerals: String, Hashable, Sendable, CaseIterable {
    case arabic, roman, none
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ time: TimeOfDay = TimeOfDay(hour: 10, minute: 8, second: 36),
    theme: Theme = .watch
  ) {
    self.time = time
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: ClockSmallSeconds {
    ClockSmallSeconds()
  }

  public func add(to given: inout TemplateValues) {
    given.time("time", time)
    given.choice("seconds", seconds)
    given.choice("numerals", numerals)
    given.text("words", words)
    given.boolean("running", running)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A watch that stops the time on three small dials, in a ring that turns seconds into speed.
///
/// The template `chronograph` in documents.
public struct Chronograph: TemplateDesign {
  public static let template = "chronograph"

  /// The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo; with a
  /// day, a window shows it.
  public var time: TimeOfDay?
  /// The time on the chronograph: HH:MM:SS.
  public var stopped: TimeOfDay?
  /// Whether the chronograph goes on from that time.
  public var timing: Bool = false
  /// Whether the hands of the clock go; if not, they stand at the time.
  public var running: Bool = true
  /// The word on the ring.
  public var word: String = "TACHYMETER"
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ time: TimeOfDay? = nil, stopped: TimeOfDay? = nil, theme: Theme = .sport) {
    self.time = time
    self.stopped = stopped
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Chronograph {
    var design = Chronograph()
    design.time = TimeOfDay(hour: 10, minute: 8, second: 42, date: CalendarDate(year: 2026, month: 11, day: 23))
    design.stopped = TimeOfDay(hour: 4, minute: 10, second: 37.6)
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.time("time", time)
    given.time("stopped", stopped)
    given.boolean("timing", timing)
    given.boolean("running", running)
    given.text("word", word)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// The moon of a day in its sky, with its age in days on the ring.
///
/// The template `moon-phase` in documents.
public struct MoonPhase: TemplateDesign {
  public static let template = "moon-phase"

  /// The time, in UTC: YYYY-MM-DD HH:MM, or now UTC.
  public var time: TimeOfDay
  /// From where on Earth the moon is seen.
  public var hemisphere: Hemisphere = .north
  /// Ages of the moon in days to play in turn for ever instead of that of the time.
  public var ages: [Double]?
  /// The time from one age to the next.
  public var interval: Seconds = 2
  /// The time that the moon takes from one age to the next.
  public var duration: Seconds = 0
  /// Whether the days of its age stand on the ring.
  public var days: Bool = true
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// From where on Earth the moon is seen.
  public enum Hemisphere: String, Hashable, Sendable, CaseIterable {
    case north, south
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ time: TimeOfDay = TimeOfDay(hour: 7, minute: 0, date: CalendarDate(year: 2026, month: 11, day: 20)),
    theme: Theme = .marine
  ) {
    self.time = time
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: MoonPhase {
    MoonPhase()
  }

  public func add(to given: inout TemplateValues) {
    given.time("time", time)
    given.choice("hemisphere", hemisphere)
    given.numbers("ages", ages)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.boolean("days", days)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Three clocks side by side, each in its own zone.
///
/// The template `world-clock` in documents.
public struct WorldClock: TemplateDesign {
  public static let template = "world-clock"

  /// The time on the left: HH:MM:SS, or now with a zone as in now America/New_York. A time without
  /// a zone becomes the viewer's in the interactive form; the others keep their distance.
  public var west: TimeOfDay?
  /// The time in the middle.
  public var middle: TimeOfDay?
  /// The time on the right.
  public var east: TimeOfDay?
  /// The name below the clock on the left.
  public var westName: String?
  /// The name below the clock in the middle.
  public var middleName: String?
  /// The name below the clock on the right.
  public var eastName: String?
  /// The time at which the day begins.
  public var sunrise: TimeOfDay
  /// The time at which the night begins.
  public var sunset: TimeOfDay
  /// The hours that the figures count, 12 or 24.
  public var hours: Int
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ west: TimeOfDay? = nil,
    middle: TimeOfDay? = nil,
    east: TimeOfDay? = nil,
    sunrise: TimeOfDay = TimeOfDay(hour: 6, minute: 0),
    sunset: TimeOfDay = TimeOfDay(hour: 18, minute: 0),
    hours: Int = 24,
    theme: Theme = .cupertino
  ) {
    self.west = west
    self.middle = middle
    self.east = east
    self.sunrise = sunrise
    self.sunset = sunset
    self.hours = hours
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: WorldClock {
    var design = WorldClock()
    design.west = TimeOfDay(hour: 5, minute: 8, second: 42)
    design.middle = TimeOfDay(hour: 10, minute: 8, second: 42)
    design.east = TimeOfDay(hour: 19, minute: 8, second: 42)
    design.westName = "New York"
    design.middleName = "London"
    design.eastName = "Tokyo"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.time("west", west)
    given.time("middle", middle)
    given.time("east", east)
    given.text("westName", westName)
    given.text("middleName", middleName)
    given.text("eastName", eastName)
    given.time("sunrise", sunrise)
    given.time("sunset", sunset)
    given.integer("hours", hours)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// The time that is left, as a sector that runs out and in figures.
///
/// The template `countdown` in documents.
public struct Countdown: TemplateDesign {
  public static let template = "countdown"

  /// The time that runs out.
  public var seconds: Double
  /// The words below the figures.
  public var label: String = ""
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ seconds: Double = 60, theme: Theme = .instrument) {
    self.seconds = seconds
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Countdown {
    Countdown()
  }

  public func add(to given: inout TemplateValues) {
    given.number("seconds", seconds)
    given.text("label", label)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// The time that is left of a timer that is wound up: its ring turns back to zero under a lens, and
/// a band round it runs out.
///
/// The template `timer` in documents.
public struct TimerDial: TemplateDesign {
  public static let template = "timer"

  /// The time to which it is wound up, on a ring of a minute, an hour or a day.
  public var seconds: Double
  /// The time that has passed at the beginning.
  public var start: Double
  /// The words below the figures.
  public var label: String = ""
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ seconds: Double = 1500, start: Double = 0, theme: Theme = .watch) {
    self.seconds = seconds
    self.start = start
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: TimerDial {
    TimerDial()
  }

  public func add(to given: inout TemplateValues) {
    given.number("seconds", seconds)
    given.number("start", start)
    given.text("label", label)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Three hands on one scale: hundreds, thousands and ten thousands of feet.
///
/// The template `altimeter` in documents.
public struct Altimeter: TemplateDesign {
  public static let template = "altimeter"

  /// The altitude.
  public var altitude: Double?
  /// The altitude that the hands come from. Without effect beside altitudes.
  public var previous: Double?
  /// Altitudes to play in turn for ever instead of one.
  public var altitudes: [Double]?
  /// The time from one reading to the next.
  public var interval: Seconds = 5
  /// The time that the needle takes.
  public var duration: Seconds = 4
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ altitude: Double? = nil, previous: Double? = nil, theme: Theme = .aviation) {
    self.altitude = altitude
    self.previous = previous
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Altimeter {
    var design = Altimeter()
    design.altitude = 6340
    design.previous = 9800
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("altitude", altitude)
    given.number("previous", previous)
    given.numbers("altitudes", altitudes)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A horizon that rolls and pitches behind an aircraft, with a bank scale round it.
///
/// The template `attitude` in documents.
public struct Attitude: TemplateDesign {
  public static let template = "attitude"

  /// How far the nose is above the horizon, in degrees.
  public var pitch: Double?
  /// The bank, in degrees; to the right above zero.
  public var roll: Double?
  /// The pitch that it comes from. Without effect beside pitches.
  public var previousPitch: Double?
  /// The bank that it comes from. Without effect beside rolls.
  public var previousRoll: Double?
  /// Pitches to play in turn for ever instead of one.
  public var pitches: [Double]?
  /// Banks to play in turn for ever instead of one.
  public var rolls: [Double]?
  /// The time from one reading to the next.
  public var interval: Seconds = 4
  /// The time that the horizon takes.
  public var duration: Seconds = 2.5
  /// The pace of the horizon.
  public var easing: Easing = .easeInOut
  /// The colour of the sky, which is lighter at the horizon.
  public var sky: ThemeColor = .color(Color(0x1659ad))
  /// The colour of the ground, which is lighter at the horizon.
  public var ground: ThemeColor = .color(Color(0x5c3717))
  /// The colour of the aircraft and the index.
  public var symbol: ThemeColor = .color(Color(0xffae1a))
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// The pace of the horizon.
  public enum Easing: String, Hashable, Sendable, CaseIterable {
    case linear, ease, easeIn = "ease-in", easeOut = "ease-out", easeInOut = "ease-in-out"
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ pitch: Double? = nil,
    roll: Double? = nil,
    previousPitch: Double? = nil,
    previousRoll: Double? = nil,
    theme: Theme = .aviation
  ) {
    self.pitch = pitch
    self.roll = roll
    self.previousPitch = previousPitch
    self.previousRoll = previousRoll
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Attitude {
    var design = Attitude()
    design.pitch = 2.5
    design.roll = 15
    design.previousPitch = -6
    design.previousRoll = -20
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("pitch", pitch)
    given.number("roll", roll)
    given.number("previousPitch", previousPitch)
    given.number("previousRoll", previousRoll)
    given.numbers("pitches", pitches)
    given.numbers("rolls", rolls)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.choice("easing", easing)
    given.color("sky", sky)
    given.color("ground", ground)
    given.color("symbol", symbol)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A horizon between the tapes of speed and altitude, whose figures roll.
///
/// The template `tapes` in documents.
public struct Tapes: TemplateDesign {
  public static let template = "tapes"

  /// The speed.
  public var speed: Double?
  /// The altitude.
  public var altitude: Double?
  /// How far the nose is above the horizon, in degrees.
  public var pitch: Double?
  /// The bank, in degrees; to the right above zero.
  public var roll: Double?
  /// The speed that it comes from. Without effect beside speeds.
  public var previousSpeed: Double?
  /// The altitude that it comes from. Without effect beside altitudes.
  public var previousAltitude: Double?
  /// The pitch that it comes from. Without effect beside pitches.
  public var previousPitch: Double?
  /// The bank that it comes from. Without effect beside rolls.
  public var previousRoll: Double?
  /// Speeds to play in turn for ever instead of one.
  public var speeds: [Double]?
  /// Altitudes to play in turn for ever instead of one.
  public var altitudes: [Double]?
  /// Pitches to play in turn for ever instead of one.
  public var pitches: [Double]?
  /// Banks to play in turn for ever instead of one.
  public var rolls: [Double]?
  /// The time from one reading to the next.
  public var interval: Seconds = 5
  /// The time that the tapes take.
  public var duration: Seconds = 4
  /// The pace of the tapes.
  public var easing: Easing = .easeInOut
  /// The upper end of the tape of the speed.
  public var maxSpeed: Double = 300
  /// The upper end of the tape of the altitude.
  public var maxAltitude: Double = 50000
  /// The speeds between the ends of their tape.
  public var speedReach: Double = 60
  /// The altitudes between the ends of their tape.
  public var altitudeReach: Double = 600
  /// The distance between labels of the speed; chosen to fit if not set.
  public var speedStep: Double?
  /// The distance between labels of the altitude; chosen to fit if not set.
  public var altitudeStep: Double?
  /// The speeds where coloured stretches begin, and the one where the last ends, rising: good,
  /// warning, danger; with fewer, the last of these count, with more, there are shades between
  /// them.
  public var bands: [Double]?
  /// The colours of the stretches, the last of them; good, warning, danger and shades between them
  /// if not set.
  public var bandColors: [String]?
  /// The words above the speed.
  public var topLeft: String = "KT"
  /// The words above the horizon.
  public var top: String?
  /// The words above the altitude.
  public var topRight: String = "FT"
  /// The words below the speed.
  public var bottomLeft: String?
  /// The words below the horizon.
  public var bottom: String?
  /// The words below the altitude.
  public var bottomRight: String?
  /// The colour of the sky, which is lighter at the horizon.
  public var sky: ThemeColor = .color(Color(0x1659ad))
  /// The colour of the ground, which is lighter at the horizon.
  public var ground: ThemeColor = .color(Color(0x5c3717))
  /// The colour of the aircraft.
  public var symbol: ThemeColor = .color(Color(0xffd21f))
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// The pace of the tapes.
  public enum Easing: String, Hashable, Sendable, CaseIterable {
    case linear, ease, easeIn = "ease-in", easeOut = "ease-out", easeInOut = "ease-in-out"
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ speed: Double? = nil,
    altitude: Double? = nil,
    pitch: Double? = nil,
    roll: Double? = nil,
    previousSpeed: Double? = nil,
    previousAltitude: Double? = nil,
    previousPitch: Double? = nil,
    previousRoll: Double? = nil,
    theme: Theme = .aviation
  ) {
    self.speed = speed
    self.altitude = altitude
    self.pitch = pitch
    self.roll = roll
    self.previousSpeed = previousSpeed
    self.previousAltitude = previousAltitude
    self.previousPitch = previousPitch
    self.previousRoll = previousRoll
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Tapes {
    var design = Tapes()
    design.speed = 128
    design.altitude = 4480
    design.pitch = 3
    design.roll = 8
    design.previousSpeed = 112
    design.previousAltitude = 4320
    design.previousPitch = -2
    design.previousRoll = -6
    design.bands = [48, 129, 158, 240]
    design.top = "NAV · ALT"
    design.bottomLeft = "GS 131"
    design.bottom = "038°"
    design.bottomRight = "29.92"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("speed", speed)
    given.number("altitude", altitude)
    given.number("pitch", pitch)
    given.number("roll", roll)
    given.number("previousSpeed", previousSpeed)
    given.number("previousAltitude", previousAltitude)
    given.number("previousPitch", previousPitch)
    given.number("previousRoll", previousRoll)
    given.numbers("speeds", speeds)
    given.numbers("altitudes", altitudes)
    given.numbers("pitches", pitches)
    given.numbers("rolls", rolls)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.choice("easing", easing)
    given.number("maxSpeed", maxSpeed)
    given.number("maxAltitude", maxAltitude)
    given.number("speedReach", speedReach)
    given.number("altitudeReach", altitudeReach)
    given.number("speedStep", speedStep)
    given.number("altitudeStep", altitudeStep)
    given.numbers("bands", bands)
    given.texts("bandColors", bandColors)
    given.text("topLeft", topLeft)
    given.text("top", top)
    given.text("topRight", topRight)
    given.text("bottomLeft", bottomLeft)
    given.text("bottom", bottom)
    given.text("bottomRight", bottomRight)
    given.color("sky", sky)
    given.color("ground", ground)
    given.color("symbol", symbol)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A needle that turns to its heading by the shortest way, over north too.
///
/// The template `compass` in documents.
public struct Compass: TemplateDesign {
  public static let template = "compass"

  /// The heading, clockwise from north.
  public var heading: Double?
  /// The heading that the needle comes from. Without effect beside headings.
  public var previous: Double?
  /// Headings to play in turn for ever instead of one.
  public var headings: [Double]?
  /// The time from one reading to the next.
  public var interval: Seconds = 2
  /// The time that the needle takes.
  public var duration: Seconds = 1.6
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ heading: Double? = nil, previous: Double? = nil, theme: Theme = .brass) {
    self.heading = heading
    self.previous = previous
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Compass {
    var design = Compass()
    design.heading = 52
    design.previous = 330
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("heading", heading)
    given.number("previous", previous)
    given.numbers("headings", headings)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Air pressure over the words of the weather, with a hand that was set to the last reading.
///
/// The template `barometer` in documents.
public struct Barometer: TemplateDesign {
  public static let template = "barometer"

  /// The pressure.
  public var pressure: Double?
  /// The pressure that the second hand was set to.
  public var set: Double?
  /// The time that the needle takes.
  public var duration: Seconds = 1
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ pressure: Double? = nil, set: Double? = nil, theme: Theme = .brass) {
    self.pressure = pressure
    self.set = set
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Barometer {
    var design = Barometer()
    design.pressure = 1034
    design.set = 1018.5
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("pressure", pressure)
    given.number("set", set)
    given.duration("duration", duration)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A column that rises in a tube beside a straight scale.
///
/// The template `thermometer` in documents.
public struct Thermometer: TemplateDesign {
  public static let template = "thermometer"

  /// The reading.
  public var value: Double?
  /// The reading that the column comes from; the lower end if not set.
  public var previous: Double?
  /// Readings to play in turn for ever instead of one.
  public var readings: [Double]?
  /// A file of CSV or JSON from which the reading is taken instead, relative to the document's
  /// folder.
  public var file: String?
  /// The column by which a row is found; rows are counted from 0 if not set.
  public var x: String?
  /// The column of readings.
  public var y: String?
  /// The cell of the column x in the row; the last row if not set.
  public var row: String?
  /// The time from one reading to the next.
  public var interval: Seconds = 2
  /// The time that the column takes.
  public var duration: Seconds = 1.2
  /// The pace of the column.
  public var easing: Easing = .easeOut
  /// The lower end of the scale.
  public var min: Double
  /// The upper end of the scale.
  public var max: Double
  /// The distance between labels; chosen to fit if not set.
  public var step: Double?
  /// The limits of coloured stretches, rising. Four limits make a good, a warning and a danger
  /// range; with fewer, the last of these count, so that two limits make one danger range; with
  /// more, there are shades between them.
  public var bands: [Double]?
  /// The colours of the stretches, the last of them; good, warning, danger and shades between them
  /// if not set.
  public var bandColors: [String]?
  /// The patterns of the stretches beside their colours, the last of them: solid, stripes, dots.
  public var patterns: [String]?
  /// The unit.
  public var unit: String
  /// The decimals of the figures.
  public var decimals: Int = 1
  /// Whether the reading stands in figures.
  public var readout: Bool = true
  /// The colour of the column.
  public var color: ThemeColor = .token(.danger)
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// The pace of the column.
  public enum Easing: String, Hashable, Sendable, CaseIterable {
    case linear, ease, easeIn = "ease-in", easeOut = "ease-out", easeInOut = "ease-in-out"
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    in ends: ClosedRange<Double> = -20...40,
    unit: String = "°C",
    theme: Theme = .brass
  ) {
    self.value = value
    (min, max) = (ends.lowerBound, ends.upperBound)
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Thermometer {
    var design = Thermometer()
    design.value = 21.5
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.numbers("readings", readings)
    given.text("file", file)
    given.text("x", x)
    given.text("y", y)
    given.text("row", row)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.choice("easing", easing)
    given.number("min", min)
    given.number("max", max)
    given.number("step", step)
    given.numbers("bands", bands)
    given.texts("bandColors", bandColors)
    given.texts("patterns", patterns)
    given.text("unit", unit)
    given.integer("decimals", decimals)
    given.boolean("readout", readout)
    given.color("color", color)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// The directions of the wind: how often and how fast it blows, counted from observations.
///
/// The template `wind-rose` in documents.
public struct WindRoseDial: TemplateDesign {
  public static let template = "wind-rose"

  /// Directions that the wind comes from in degrees, 90 for east.
  public var directions: [Double]?
  /// The speeds, in the same order.
  public var speeds: [Double]?
  /// A file of CSV or JSON, relative to the document's folder, instead of both.
  public var file: String?
  /// The column of directions.
  public var x: String?
  /// The column of speeds.
  public var y: String?
  /// How many directions are told apart.
  public var petals: Int = 16
  /// The speeds at which classes begin; it is calm below the first.
  public var limits: [Double] = [0.5, 3, 6, 9]
  /// The cardinal points, from north clockwise.
  public var points: [String] = ["N", "E", "S", "W"]
  /// A line of words above the rose.
  public var heading: String?
  /// The unit of the speeds.
  public var unit: String?
  /// The names of the classes; a bar with their limits if not set.
  public var legend: [String]?
  /// The colours of the classes; from that of the face to that of the theme if not set.
  public var colors: [String]?
  /// The time in which the petals open.
  public var duration: Seconds = 0.9
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ directions: [Double]? = nil, speeds: [Double]? = nil, theme: Theme = .cupertino) {
    self.directions = directions
    self.speeds = speeds
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: WindRoseDial {
    var design = WindRoseDial()
    design.directions = [0, 200, 320, 220, 40, 330, 150, 210, 320, 280, 230, 210, 250, 210, 160, 250, 230, 240, 210, 330, 210, 250, 290, 40, 240, 280, 220, 50, 350, 250, 250, 90, 70, 60, 270, 240, 300, 220, 250, 240, 100, 230, 100, 40, 220, 20, 220, 280, 250, 300, 210, 60, 30, 320, 230, 300, 210, 240, 210, 200, 200, 250, 250, 260, 50, 240, 190, 220, 80, 240, 250, 250, 240, 290, 260, 200, 290, 90, 210, 280, 280, 270, 270, 230, 40, 260, 250, 260, 350, 200, 300, 20, 340, 40, 200, 320, 330, 70, 60, 90, 10, 200, 230, 210, 270, 210, 280, 210, 300, 240, 270, 220, 230, 250, 260, 280, 200, 230, 270, 230]
    design.speeds = [3.7, 3.4, 2.9, 7.1, 1.7, 0, 0.3, 5, 0.6, 4.8, 3.8, 6.8, 13.4, 3.7, 5.3, 9.2, 5.4, 4, 8, 2.2, 5.3, 4.2, 2.3, 4.9, 9.1, 4.6, 7.2, 1.5, 4.8, 9.8, 6.7, 6.1, 3.6, 2.3, 7.8, 3.8, 7.6, 2, 5.1, 2.3, 4.6, 7.1, 7.6, 0.2, 2.5, 6.4, 9.4, 1.9, 10.6, 0.6, 7.6, 4.8, 3.3, 4.6, 13.3, 7.2, 8, 12.2, 4.7, 8.9, 5.2, 4.3, 8.4, 5.3, 2.9, 6.5, 4.3, 8.3, 0.2, 3.4, 2.5, 11.8, 8.4, 5.4, 11.3, 5.3, 8.5, 2, 10.9, 5.2, 9.5, 3.7, 9.4, 4.9, 2.4, 9.7, 9.3, 22.1, 8.2, 8.9, 4.8, 2.6, 8.9, 4, 1.3, 7.6, 2.1, 3.1, 1.5, 3.6, 1.6, 1.4, 5, 6.2, 5.3, 5.1, 6.8, 6.5, 7.5, 10.1, 8.1, 2.8, 10, 3.5, 5, 2.3, 3, 1.2, 1.9, 3.3]
    design.heading = "Wind at the harbour"
    design.unit = "m/s"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.numbers("directions", directions)
    given.numbers("speeds", speeds)
    given.text("file", file)
    given.text("x", x)
    given.text("y", y)
    given.integer("petals", petals)
    given.numbers("limits", limits)
    given.texts("points", points)
    given.text("heading", heading)
    given.text("unit", unit)
    given.texts("legend", legend)
    given.texts("colors", colors)
    given.duration("duration", duration)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A cell seen from its end, with a charge of lit discs behind glass that turn yellow and red as it
/// runs out.
///
/// The template `battery` in documents.
public struct Battery: TemplateDesign {
  public static let template = "battery"

  /// The charge.
  public var value: Double?
  /// The charge that the cells come from; the lower end if not set.
  public var previous: Double?
  /// Charges to play in turn for ever instead of one.
  public var readings: [Double]?
  /// The time from one charge to the next.
  public var interval: Seconds = 2
  /// The time that the cells take to fill.
  public var duration: Seconds = 1
  /// The pace.
  public var easing: Easing = .easeOut
  /// The charge when it is full.
  public var max: Double = 100
  /// The charges below which it is red and, above that, yellow; 15 % and 35 % of a full one if not
  /// set.
  public var limits: [Double]?
  /// The unit behind the figures.
  public var unit: String
  /// The decimals of the figures.
  public var decimals: Int = 0
  /// The number of cells.
  public var cells: Int = 10
  /// Whether the charge stands in figures.
  public var readout: Bool = true
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// The pace.
  public enum Easing: String, Hashable, Sendable, CaseIterable {
    case linear, ease, easeIn = "ease-in", easeOut = "ease-out", easeInOut = "ease-in-out"
  }

  /// Makes the dial; what is not given is as in the template.
  public init(_ value: Double? = nil, unit: String = "%", theme: Theme = .sport) {
    self.value = value
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Battery {
    var design = Battery()
    design.value = 68
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.numbers("readings", readings)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.choice("easing", easing)
    given.number("max", max)
    given.numbers("limits", limits)
    given.text("unit", unit)
    given.integer("decimals", decimals)
    given.integer("cells", cells)
    given.boolean("readout", readout)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A ring of marks, lit from the temperature of the room to the one that is set.
///
/// The template `thermostat` in documents.
public struct Thermostat: TemplateDesign {
  public static let template = "thermostat"

  /// The temperature that is set.
  public var value: Double?
  /// The temperature that was set before; the lower end if not set.
  public var previous: Double?
  /// Temperatures to set in turn for ever instead of one.
  public var readings: [Double]?
  /// The temperature of the room.
  public var current: Double?
  /// The time from one reading to the next.
  public var interval: Seconds = 2
  /// The time that the mark takes.
  public var duration: Seconds = 0.8
  /// The pace of the mark.
  public var easing: Easing = .easeInOut
  /// The lower end of the scale.
  public var min: Double
  /// The upper end of the scale.
  public var max: Double
  /// The step of the temperatures that can be set in the interactive form, at most 1000 over the
  /// scale.
  public var step: Double = 0.5
  /// The direction of the lower end; 0 is 12 o'clock.
  public var start: Angle = .degrees(-150)
  /// The turn from the lower end to the upper one.
  public var span: Angle = .degrees(300)
  /// The number of marks of the ring.
  public var marks: Int = 120
  /// The words above the figures.
  public var mode: String?
  /// The words below the figures.
  public var note: String?
  /// The text behind the figures.
  public var unit: String
  /// The decimals of the figures.
  public var decimals: Int = 1
  /// Whether the leaf of a thrifty temperature shows.
  public var leaf: Bool?
  /// The colour of the disc: of heating, cooling or rest.
  public var color: ThemeColor = .color(Color(0xb93a08))
  /// The colour of figures and marks on it.
  public var print: ThemeColor = .color(Color(0xffffff))
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// The pace of the mark.
  public enum Easing: String, Hashable, Sendable, CaseIterable {
    case linear, ease, easeIn = "ease-in", easeOut = "ease-out", easeInOut = "ease-in-out"
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    in ends: ClosedRange<Double> = 9...32,
    previous: Double? = nil,
    current: Double? = nil,
    unit: String = "°",
    theme: Theme = .bauhaus
  ) {
    self.value = value
    (min, max) = (ends.lowerBound, ends.upperBound)
    self.previous = previous
    self.current = current
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Thermostat {
    var design = Thermostat()
    design.value = 21.5
    design.previous = 19
    design.current = 19.5
    design.mode = "HEATING"
    design.note = "in 25 min"
    design.leaf = true
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.numbers("readings", readings)
    given.number("current", current)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.choice("easing", easing)
    given.number("min", min)
    given.number("max", max)
    given.number("step", step)
    given.angle("start", start)
    given.angle("span", span)
    given.integer("marks", marks)
    given.text("mode", mode)
    given.text("note", note)
    given.text("unit", unit)
    given.integer("decimals", decimals)
    given.boolean("leaf", leaf)
    given.color("color", color)
    given.color("print", print)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A vessel whose liquid rises to the level and never stands still.
///
/// The template `tank` in documents.
public struct Tank: TemplateDesign {
  public static let template = "tank"

  /// The level.
  public var value: Double?
  /// The level that it comes from; the lower end if not set.
  public var previous: Double?
  /// Levels to play in turn for ever instead of one.
  public var readings: [Double]?
  /// The time from one reading to the next.
  public var interval: Seconds = 3
  /// The time that the liquid takes.
  public var duration: Seconds = 2
  /// The pace of the liquid.
  public var easing: Easing = .swing
  /// The level of an empty tank.
  public var min: Double
  /// The level of a full tank.
  public var max: Double
  /// The distance between labels; chosen to fit if not set.
  public var step: Double?
  /// The limits of coloured stretches, rising. Four limits make a good, a warning and a danger
  /// range; with fewer, the last of these count, so that two limits make one danger range; with
  /// more, there are shades between them.
  public var bands: [Double]?
  /// The colours of the stretches, the last of them; good, warning, danger and shades between them
  /// if not set.
  public var bandColors: [String]?
  /// The patterns of the stretches beside their colours, the last of them: solid, stripes, dots.
  public var patterns: [String]?
  /// The unit.
  public var unit: String
  /// The decimals of the figures.
  public var decimals: Int = 0
  /// The words below the figures.
  public var label: String?
  /// The colour of the liquid.
  public var color: ThemeColor = .color(Color(0x4497e6))
  /// How high the waves are, at the glass, as a multiple of 3.4 dial units.
  public var waves: Double = 0.5
  /// The time in which the liquid rocks to and fro.
  public var period: Seconds = 5
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// The pace of the liquid.
  public enum Easing: String, Hashable, Sendable, CaseIterable {
    case linear, ease, easeIn = "ease-in", easeOut = "ease-out", easeInOut = "ease-in-out", swing
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    in ends: ClosedRange<Double> = 0...100,
    unit: String = "%",
    theme: Theme = .cupertino
  ) {
    self.value = value
    (min, max) = (ends.lowerBound, ends.upperBound)
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Tank {
    var design = Tank()
    design.value = 64
    design.label = "Rainwater"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.numbers("readings", readings)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.choice("easing", easing)
    given.number("min", min)
    given.number("max", max)
    given.number("step", step)
    given.numbers("bands", bands)
    given.texts("bandColors", bandColors)
    given.texts("patterns", patterns)
    given.text("unit", unit)
    given.integer("decimals", decimals)
    given.text("label", label)
    given.color("color", color)
    given.number("waves", waves)
    given.duration("period", period)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Loudness of two channels in decibels, on a lit card each, with needles that swing as a spring.
///
/// The template `vu-meter` in documents.
public struct VUMeter: TemplateDesign {
  public static let template = "vu-meter"

  /// Readings of the left channel, played in turn for ever.
  public var left: [Double]?
  /// Readings of the right channel.
  public var right: [Double]?
  /// The time from one reading to the next, in which the needles swing to it.
  public var interval: Seconds = 0.6
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ left: [Double]? = nil, right: [Double]? = nil, theme: Theme = .brass) {
    self.left = left
    self.right = right
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: VUMeter {
    var design = VUMeter()
    design.left = [-3, -7, -1, -10, -4, 0, -1.5, 1]
    design.right = [-5, -6, -2, -8, -7, -1, -0.2, -10.2]
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.numbers("left", left)
    given.numbers("right", right)
    given.duration("interval", interval)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Loudness of two channels in rows of lamps, with the loudest so far held.
///
/// The template `led-bridge` in documents.
public struct LEDBridge: TemplateDesign {
  public static let template = "led-bridge"

  /// Readings of the left channel, played in turn for ever; one alone stands still.
  public var left: [Double]?
  /// Readings of the right channel.
  public var right: [Double]?
  /// The lamp of the left channel that stays lit, which its readings push further; then it falls
  /// back.
  public var leftPeak: Double?
  /// The lamp of the right channel that stays lit.
  public var rightPeak: Double?
  /// The time from one reading to the next.
  public var interval: Seconds = 0.4
  /// The lower end of the scale.
  public var min: Double
  /// The upper end of the scale.
  public var max: Double
  /// The readings from which on lamps are yellow and red, with shades between for more than two;
  /// 13/18 and 8/9 of the scale if not set.
  public var limits: [Double]?
  /// The distance between labels.
  public var major: Double = 12
  /// The lamps in a row.
  public var lamps: Int = 27
  /// The unit of the scale.
  public var unit: String
  /// The words over the lamps.
  public var heading: String = "PEAK LEVEL"
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ left: [Double]? = nil,
    in ends: ClosedRange<Double> = -48...6,
    right: [Double]? = nil,
    leftPeak: Double? = nil,
    rightPeak: Double? = nil,
    unit: String = "dB",
    theme: Theme = .sport
  ) {
    self.left = left
    (min, max) = (ends.lowerBound, ends.upperBound)
    self.right = right
    self.leftPeak = leftPeak
    self.rightPeak = rightPeak
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: LEDBridge {
    var design = LEDBridge()
    design.left = [-12, -7, -15, 2, -10, -6, -9, -5]
    design.right = [-14, -9, -12, -3, -13, -8, -11, -9]
    design.leftPeak = -2
    design.rightPeak = -6
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.numbers("left", left)
    given.numbers("right", right)
    given.number("leftPeak", leftPeak)
    given.number("rightPeak", rightPeak)
    given.duration("interval", interval)
    given.number("min", min)
    given.number("max", max)
    given.numbers("limits", limits)
    given.number("major", major)
    given.integer("lamps", lamps)
    given.text("unit", unit)
    given.text("heading", heading)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A part of a whole as a round bar about its number.
///
/// The template `ring` in documents.
public struct RingDial: TemplateDesign {
  public static let template = "ring"

  /// The reading.
  public var value: Double?
  /// The reading that the bar comes from; the lower end of the scale if not set.
  public var previous: Double?
  /// The time that the bar takes.
  public var duration: Seconds = 1
  /// The reading of an empty ring.
  public var min: Double
  /// The reading of a full ring, which goes round once more beyond.
  public var max: Double
  /// The decimals of the figures.
  public var decimals: Int = 0
  /// The text after the figures.
  public var suffix: String = "%"
  /// The words below the figures.
  public var label: String = ""
  /// The colours of the bar along its way; one if not set.
  public var gradient: [String]?
  /// The segments of the bar that light up; 0 for one piece.
  public var segments: Int = 0
  /// The reading from which the bar grows to either side; zero inside the range, or its lower end,
  /// if not set.
  public var neutral: Double?
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    in ends: ClosedRange<Double> = 0...100,
    theme: Theme = .cupertino
  ) {
    self.value = value
    (min, max) = (ends.lowerBound, ends.upperBound)
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: RingDial {
    var design = RingDial()
    design.value = 64
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.duration("duration", duration)
    given.number("min", min)
    given.number("max", max)
    given.integer("decimals", decimals)
    given.text("suffix", suffix)
    given.text("label", label)
    given.texts("gradient", gradient)
    given.integer("segments", segments)
    given.number("neutral", neutral)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A line through data that draws itself, with axes, a grid and the last value.
///
/// The template `line-graph` in documents.
public struct LineGraph: TemplateDesign {
  public static let template = "line-graph"

  /// A file of CSV or JSON, relative to the document's folder.
  public var file: String?
  /// The column of numbers, dates or names; rows are counted if not set.
  public var x: String?
  /// The column of readings.
  public var y: String?
  /// The time zone of dates with an offset, as in Europe/Berlin; UTC if not set.
  public var zone: String?
  /// Readings instead of a file; null leaves a gap.
  public var values: [Double?]?
  /// The date of the first of the readings in 'values'; they are counted if not set.
  public var first: String?
  /// The days from one of these dates to the next; one if not set.
  public var every: Double?
  /// The kind of the horizontal scale; as the data is if not set.
  public var kind: Kind?
  /// The first date that is shown; that of the data if not set.
  public var from: String?
  /// The last date that is shown; that of the data if not set.
  public var until: String?
  /// The lower end of the vertical scale; it fits the data if not set.
  public var min: Double?
  /// The upper end of the vertical scale; it fits the data if not set.
  public var max: Double?
  /// The number of equal steps from the least value to the greatest, both of which are labelled;
  /// round steps if not set.
  public var steps: Int?
  /// A reading that matters, which the vertical scale holds too.
  public var threshold: Double?
  /// The name.
  public var thresholdLabel: String = ""
  /// A line of words above the graph.
  public var heading: String?
  /// The unit above the vertical axis.
  public var unit: String
  /// The decimals of the last value, and with 'steps' of the labels beside them.
  public var decimals: Int?
  /// How the change of the last value from the first is told.
  public var change: Change = .changePercent
  /// The digits up to which figures have decimals: with 4, none above 999; below, as many as
  /// 'decimals' if that is set.
  public var maximumDigits: Int?
  /// Whether thousands are written as k and millions as M.
  public var si: Bool = false
  /// The language whose separators count.
  public var locale: String = "en"
  /// How the line goes from point to point.
  public var curve: Curve = .monotone
  /// Whether the line goes on where a reading is missing, instead of leaving a gap.
  public var connectGaps: Bool = false
  /// The width of the line.
  public var width: Double = 3.6
  /// Whether the space below the line is tinted, where the scale has a zero.
  public var area: Bool = true
  /// Whether the last value is marked and told.
  public var last: Bool = true
  /// Which way grid lines run.
  public var grid: Grid = .horizontal
  /// The lengths of the dashes and gaps of the grid in turn, as in 4, 2; solid lines if empty.
  public var gridDashes: [Double] = []
  /// The time in which the line draws itself; 0 for none.
  public var duration: Seconds = 1.6
  /// The pace of the pen.
  public var easing: Easing = .easeInOut
  /// The colour of the line; the theme's if not set.
  public var lineColor: ThemeColor?
  /// The colour of the grid; the theme's if not set.
  public var gridColor: ThemeColor?
  /// The colour of lines along both axes, which may be translucent; below alone the theme's if not
  /// set.
  public var axisColor: ThemeColor?
  /// The colour of the ground; the theme's if not set.
  public var ground: ThemeColor?
  /// The colour of the heading and the last value; the theme's if not set.
  public var ink: ThemeColor?
  /// The colour of the labels beside the axes; the theme's if not set.
  public var muted: ThemeColor?
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// The kind of the horizontal scale; as the data is if not set.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case linear, log, time, date, category
  }

  /// How the change of the last value from the first is told.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    case none, change, changePercent
  }

  /// How the line goes from point to point.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    case straight, monotone, step
  }

  /// Which way grid lines run.
  public enum Grid: String, Hashable, Sendable, CaseIterable {
    case horizontal, vertical, both
  }

  /// The pace of the pen.
  public enum Easing: String, Hashable, Sendable, CaseIterable {
    case linear, ease, easeIn = "ease-in", easeOut = "ease-out", easeInOut = "ease-in-out"
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ values: [Double?]? = nil,
    in ends: ClosedRange<Double>? = nil,
    first: String? = nil,
    every: Double? = nil,
    unit: String = "",
    theme: Theme = .cupertino
  ) {
    self.values = values
    (min, max) = (ends?.lowerBound, ends?.upperBound)
    self.first = first
    self.every = every
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: LineGraph {
    var design = LineGraph()
    design.values = [31, 28, 34, 33, 41, 46, 43, 52, 58, 54, 61, 66, 63, 71, 69, 78, 84, 81, 88, 92]
    design.first = "2026-02-02"
    design.every = 7
    design.heading = "Signups per week"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.text("file", file)
    given.text("x", x)
    given.text("y", y)
    given.text("zone", zone)
    given.gappedNumbers("values", values)
    given.text("first", first)
    given.number("every", every)
    given.choice("kind", kind)
    given.text("from", from)
    given.text("until", until)
    given.number("min", min)
    given.number("max", max)
    given.integer("steps", steps)
    given.number("threshold", threshold)
    given.text("thresholdLabel", thresholdLabel)
    given.text("heading", heading)
    given.text("unit", unit)
    given.integer("decimals", decimals)
    given.choice("change", change)
    given.integer("maximumDigits", maximumDigits)
    given.boolean("si", si)
    given.text("locale", locale)
    given.choice("curve", curve)
    given.boolean("connectGaps", connectGaps)
    given.number("width", width)
    given.boolean("area", area)
    given.boolean("last", last)
    given.choice("grid", grid)
    given.numbers("gridDashes", gridDashes)
    given.duration("duration", duration)
    given.choice("easing", easing)
    given.color("lineColor", lineColor)
    given.color("gridColor", gridColor)
    given.color("axisColor", axisColor)
    given.color("ground", ground)
    given.color("ink", ink)
    given.color("muted", muted)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A card with a name, the last value, its change and a small line without axes.
///
/// The template `sparkline` in documents.
public struct Sparkline: TemplateDesign {
  public static let template = "sparkline"

  /// The quantity that is shown.
  public var name: String?
  /// A file of CSV or JSON, relative to the document's folder.
  public var file: String?
  /// The column of numbers, dates or names; rows are counted if not set.
  public var x: String?
  /// The column of readings.
  public var y: String?
  /// The time zone of dates with an offset, as in Europe/Berlin; UTC if not set.
  public var zone: String?
  /// Readings instead of a file; null leaves a gap.
  public var values: [Double?]?
  /// The first date that is shown; that of the data if not set.
  public var from: String?
  /// The last date that is shown; that of the data if not set.
  public var until: String?
  /// The unit behind the value.
  public var unit: String
  /// The decimals of the value.
  public var decimals: Int
  /// How the change is told.
  public var change: Change = .changePercent
  /// The decimals of the change.
  public var changeDecimals: Int
  /// The words at the line of the mean.
  public var mean: String?
  /// The text behind the change.
  public var note: String
  /// The language whose separators count.
  public var locale: String
  /// How the line goes from point to point.
  public var curve: Curve = .monotone
  /// Whether the line goes on where a reading is missing, instead of leaving a gap.
  public var connectGaps: Bool = false
  /// The time in which the line draws itself; 0 for none.
  public var duration: Seconds = 1.2
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// How the change is told.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    case change, changePercent
  }

  /// How the line goes from point to point.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    case straight, monotone, step
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ values: [Double?]? = nil,
    name: String? = nil,
    unit: String = "",
    decimals: Int = 0,
    changeDecimals: Int = 1,
    mean: String? = nil,
    note: String = "",
    locale: String = "en",
    theme: Theme = .cupertino
  ) {
    self.values = values
    self.name = name
    self.unit = unit
    self.decimals = decimals
    self.changeDecimals = changeDecimals
    self.mean = mean
    self.note = note
    self.locale = locale
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Sparkline {
    var design = Sparkline()
    design.name = "Daily readers"
    design.values = [4120, 4260, 4380, 4310, 4150, 3720, 3610, 4290, 4480, 4610, 4550, 4420, 3980, 3890, 4530, 4760, 4920, 4870, 4710, 4240, 4130, 4820, 5060, 5240, 5180, 5010, 4530, 4410, 5120, 5380]
    design.mean = "mean"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.text("name", name)
    given.text("file", file)
    given.text("x", x)
    given.text("y", y)
    given.text("zone", zone)
    given.gappedNumbers("values", values)
    given.text("from", from)
    given.text("until", until)
    given.text("unit", unit)
    given.integer("decimals", decimals)
    given.choice("change", change)
    given.integer("changeDecimals", changeDecimals)
    given.text("mean", mean)
    given.text("note", note)
    given.text("locale", locale)
    given.choice("curve", curve)
    given.boolean("connectGaps", connectGaps)
    given.duration("duration", duration)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A half gauge with a rim of ranges, a target, the change and a note on a card.
///
/// The template `kpi` in documents.
public struct KPI: TemplateDesign {
  public static let template = "kpi"

  /// The reading.
  public var value: Double?
  /// The reading before, from which the arc and the change start.
  public var previous: Double?
  /// The time that the arc takes.
  public var duration: Seconds = 0.9
  /// The lower end of the scale.
  public var min: Double
  /// The upper end of the scale.
  public var max: Double
  /// The limits of the ranges on the rim.
  public var limits: [Double]?
  /// Their colours; with fewer ranges, the last ones count; of the default, more ranges have
  /// shades.
  public var colors: [String] = ["danger", "warning", "good"]
  /// The reading that the triangle marks; none if not set.
  public var target: Double?
  /// The quantity that is shown.
  public var name: String?
  /// The line below the name.
  public var note: String?
  /// The line below the change.
  public var foot: String?
  /// The unit behind the figures.
  public var unit: String
  /// The decimals of the figures.
  public var decimals: Int = 1
  /// The language whose separators count.
  public var locale: String = "en"
  /// The colours of the arc along the scale; that of the theme if not set.
  public var gradient: [String]?
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    in ends: ClosedRange<Double> = 0...100,
    previous: Double? = nil,
    unit: String = "%",
    theme: Theme = .cupertino
  ) {
    self.value = value
    (min, max) = (ends.lowerBound, ends.upperBound)
    self.previous = previous
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: KPI {
    var design = KPI()
    design.value = 78.4
    design.previous = 75.2
    design.limits = [0, 50, 70, 100]
    design.target = 70
    design.name = "Line efficiency"
    design.note = "Plant 2, week 38"
    design.foot = "vs. last week"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.duration("duration", duration)
    given.number("min", min)
    given.number("max", max)
    given.numbers("limits", limits)
    given.texts("colors", colors)
    given.number("target", target)
    given.text("name", name)
    given.text("note", note)
    given.text("foot", foot)
    given.text("unit", unit)
    given.integer("decimals", decimals)
    given.text("locale", locale)
    given.texts("gradient", gradient)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A card with a figure, its change and the way there as a small line with a limit.
///
/// The template `kpi-card` in documents.
public struct KPICard: TemplateDesign {
  public static let template = "kpi-card"

  /// The quantity that is shown.
  public var name: String?
  /// A file of CSV or JSON, relative to the document's folder.
  public var file: String?
  /// The column of numbers, dates or names; rows are counted if not set.
  public var x: String?
  /// The column of readings.
  public var y: String?
  /// Readings instead of a file; null leaves a gap.
  public var values: [Double?]?
  /// The reading of the dashed line; none if not set.
  public var limit: Double?
  /// The words at the dashed line.
  public var limitLabel: String?
  /// The unit behind the value.
  public var unit: String
  /// The decimals of the value.
  public var decimals: Int
  /// How the change is told.
  public var change: Change = .changePercent
  /// The decimals of the change.
  public var changeDecimals: Int
  /// The colour of a rise.
  public var rise: Rise = .good
  /// The colour of a fall.
  public var fall: Fall = .danger
  /// The language whose separators count.
  public var locale: String
  /// How the line goes from point to point.
  public var curve: Curve = .monotone
  /// The time in which the line draws itself; 0 for none.
  public var duration: Seconds = 1.2
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// How the change is told.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    case change, changePercent
  }

  /// The colour of a rise.
  public enum Rise: String, Hashable, Sendable, CaseIterable {
    case good, danger, accent, muted
  }

  /// The colour of a fall.
  public enum Fall: String, Hashable, Sendable, CaseIterable {
    case good, danger, accent, muted
  }

  /// How the line goes from point to point.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    case straight, monotone, step
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ values: [Double?]? = nil,
    name: String? = nil,
    limitLabel: String? = nil,
    unit: String = "",
    decimals: Int = 0,
    changeDecimals: Int = 1,
    locale: String = "en",
    theme: Theme = .cupertino
  ) {
    self.values = values
    self.name = name
    self.limitLabel = limitLabel
    self.unit = unit
    self.decimals = decimals
    self.changeDecimals = changeDecimals
    self.locale = locale
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: KPICard {
    var design = KPICard()
    design.name = "Requests per second"
    design.values = [1182, 1201, 1176, 1190, 1184, 1210, 1168, 1120, 1148, 1162, 1205, 1221, 1196, 1230, 1252, 1213, 1206, 1224, 1198, 1241, 1275, 1302, 1284]
    design.limit = 1350
    design.limitLabel = "limit"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.text("name", name)
    given.text("file", file)
    given.text("x", x)
    given.text("y", y)
    given.gappedNumbers("values", values)
    given.number("limit", limit)
    given.text("limitLabel", limitLabel)
    given.text("unit", unit)
    given.integer("decimals", decimals)
    given.choice("change", change)
    given.integer("changeDecimals", changeDecimals)
    given.choice("rise", rise)
    given.choice("fall", fall)
    given.text("locale", locale)
    given.choice("curve", curve)
    given.duration("duration", duration)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Three goals of a day as rings inside each other, which go round again when a goal is passed.
///
/// The template `rings` in documents.
public struct Rings: TemplateDesign {
  public static let template = "rings"

  /// The outer reading.
  public var outer: Double?
  /// The middle reading.
  public var middle: Double?
  /// The inner reading.
  public var inner: Double?
  /// The reading of a full outer ring.
  public var outerGoal: Double?
  /// The reading of a full ring in the middle.
  public var middleGoal: Double?
  /// The reading of a full inner ring.
  public var innerGoal: Double?
  /// The time that the rings take.
  public var duration: Seconds = 1.2
  /// The quantity of the outer ring.
  public var outerName: String?
  /// The quantity of the middle ring.
  public var middleName: String?
  /// The quantity of the inner ring.
  public var innerName: String?
  /// The unit of the outer reading.
  public var outerUnit: String?
  /// The unit of the middle reading.
  public var middleUnit: String?
  /// The unit of the inner reading.
  public var innerUnit: String?
  /// The colour of the outer ring at its start.
  public var outerColor: ThemeColor = .color(Color(0xf0622b))
  /// Its colour at its end.
  public var outerEnd: ThemeColor = .color(Color(0xffab3d))
  /// The colour of the ring in the middle at its start.
  public var middleColor: ThemeColor = .color(Color(0x0c8f83))
  /// Its colour at its end.
  public var middleEnd: ThemeColor = .color(Color(0x3fcfa4))
  /// The colour of the inner ring at its start.
  public var innerColor: ThemeColor = .color(Color(0x5f4fe0))
  /// Its colour at its end.
  public var innerEnd: ThemeColor = .color(Color(0xa27cf5))
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ outer: Double? = nil,
    middle: Double? = nil,
    inner: Double? = nil,
    theme: Theme = .instrument
  ) {
    self.outer = outer
    self.middle = middle
    self.inner = inner
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Rings {
    var design = Rings()
    design.outer = 9.4
    design.middle = 47
    design.inner = 4.4
    design.outerGoal = 8
    design.middleGoal = 60
    design.innerGoal = 7.5
    design.outerName = "Walking"
    design.middleName = "Outdoors"
    design.innerName = "Sleep"
    design.outerUnit = "km"
    design.middleUnit = "min"
    design.innerUnit = "h"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("outer", outer)
    given.number("middle", middle)
    given.number("inner", inner)
    given.number("outerGoal", outerGoal)
    given.number("middleGoal", middleGoal)
    given.number("innerGoal", innerGoal)
    given.duration("duration", duration)
    given.text("outerName", outerName)
    given.text("middleName", middleName)
    given.text("innerName", innerName)
    given.text("outerUnit", outerUnit)
    given.text("middleUnit", middleUnit)
    given.text("innerUnit", innerUnit)
    given.color("outerColor", outerColor)
    given.color("outerEnd", outerEnd)
    given.color("middleColor", middleColor)
    given.color("middleEnd", middleEnd)
    given.color("innerColor", innerColor)
    given.color("innerEnd", innerEnd)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// The steps of something in a row: those done, the one at hand and those to come.
///
/// The template `steps` in documents.
public struct StepsDial: TemplateDesign {
  public static let template = "steps"

  /// How many steps are done.
  public var done: Double?
  /// How many were done before.
  public var previous: Double?
  /// The time in which the row fills.
  public var duration: Seconds = 0.8
  /// The names of the steps, 1 to 12.
  public var steps: [String] = ["Ordered", "Packed", "On its way", "Delivered"]
  /// The subject.
  public var name: String?
  /// The line beside the name.
  public var note: String?
  /// The colour of what is done and at hand.
  public var color: ThemeColor = .token(.accent)
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ done: Double? = nil, previous: Double? = nil, theme: Theme = .cupertino) {
    self.done = done
    self.previous = previous
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: StepsDial {
    var design = StepsDial()
    design.done = 2
    design.previous = 1
    design.name = "Order 2048"
    design.note = "Arrives on Thursday"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("done", done)
    given.number("previous", previous)
    given.duration("duration", duration)
    given.texts("steps", steps)
    given.text("name", name)
    given.text("note", note)
    given.color("color", color)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// Numbers of a file or a list as arcs inside each other, with their names.
///
/// The template `radial-bars` in documents.
public struct RadialBarsDial: TemplateDesign {
  public static let template = "radial-bars"

  /// The numbers, 1 to 12, the outermost first; null leaves a groove.
  public var values: [Double?]?
  /// Their names.
  public var names: [String]?
  /// A file of CSV or JSON, relative to the document's folder, instead of both.
  public var file: String?
  /// The column of names.
  public var x: String?
  /// The column of numbers.
  public var y: String?
  /// The number of the whole turn; a round one that all fit in if not set.
  public var max: Double?
  /// The turn of that number.
  public var span: Angle = .degrees(270)
  /// The decimals of the numbers.
  public var decimals: Int = 0
  /// The number in the middle.
  public var middle: Middle = .mean
  /// The word below it; its kind if not set.
  public var label: String?
  /// The unit behind the numbers.
  public var unit: String
  /// The language whose separators count.
  public var locale: String = "en"
  /// The colours in turn; shades of one if not set.
  public var colors: [String]?
  /// The time in which the arcs grow.
  public var duration: Seconds = 1
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// The number in the middle.
  public enum Middle: String, Hashable, Sendable, CaseIterable {
    case none, mean, minimum, maximum
  }

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ values: [Double?]? = nil,
    names: [String]? = nil,
    unit: String = "%",
    theme: Theme = .cupertino
  ) {
    self.values = values
    self.names = names
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: RadialBarsDial {
    var design = RadialBarsDial()
    design.values = [84, 71, 58, 43, 26]
    design.names = ["North", "West", "Centre", "East", "South"]
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.gappedNumbers("values", values)
    given.texts("names", names)
    given.text("file", file)
    given.text("x", x)
    given.text("y", y)
    given.number("max", max)
    given.angle("span", span)
    given.integer("decimals", decimals)
    given.choice("middle", middle)
    given.text("label", label)
    given.text("unit", unit)
    given.text("locale", locale)
    given.texts("colors", colors)
    given.duration("duration", duration)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A number on drums that roll to their digits.
///
/// The template `odometer` in documents.
public struct Odometer: TemplateDesign {
  public static let template = "odometer"

  /// The number.
  public var value: Double?
  /// The number that it comes from.
  public var previous: Double?
  /// Numbers to play in turn for ever instead of one.
  public var readings: [Double]?
  /// The time from one number to the next.
  public var interval: Seconds = 2
  /// The time that a change takes.
  public var duration: Seconds = 1.6
  /// The places before the decimals; a longer number has more, but for a live one, which then
  /// stands at nines.
  public var digits: Int = 6
  /// The places after them.
  public var decimals: Int = 1
  /// The unit of the number.
  public var unit: String
  /// The words over the number.
  public var heading: String?
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    previous: Double? = nil,
    unit: String = "km",
    theme: Theme = .instrument
  ) {
    self.value = value
    self.previous = previous
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Odometer {
    var design = Odometer()
    design.value = 48275.6
    design.previous = 48262.4
    design.heading = "TOTAL DISTANCE"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.numbers("readings", readings)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.integer("digits", digits)
    given.integer("decimals", decimals)
    given.text("unit", unit)
    given.text("heading", heading)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A number on plates over which flaps fall.
///
/// The template `split-flap` in documents.
public struct SplitFlap: TemplateDesign {
  public static let template = "split-flap"

  /// The number.
  public var value: Double?
  /// The number that it comes from.
  public var previous: Double?
  /// Numbers to play in turn for ever instead of one.
  public var readings: [Double]?
  /// The time from one number to the next.
  public var interval: Seconds = 2
  /// The time that a change takes.
  public var duration: Seconds = 1.6
  /// The places before the decimals; a longer number has more, but for a live one, which then
  /// stands at nines.
  public var digits: Int = 5
  /// The places after them.
  public var decimals: Int = 0
  /// The unit of the number.
  public var unit: String
  /// The words over the number.
  public var heading: String?
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(
    _ value: Double? = nil,
    previous: Double? = nil,
    unit: String = "",
    theme: Theme = .instrument
  ) {
    self.value = value
    self.previous = previous
    self.unit = unit
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: SplitFlap {
    var design = SplitFlap()
    design.value = 1284
    design.previous = 1190
    design.heading = "VISITORS TODAY"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.numbers("readings", readings)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.integer("digits", digits)
    given.integer("decimals", decimals)
    given.text("unit", unit)
    given.text("heading", heading)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A number in tubes that glow.
///
/// The template `nixie` in documents.
public struct Nixie: TemplateDesign {
  public static let template = "nixie"

  /// The number.
  public var value: Double?
  /// The number that it comes from.
  public var previous: Double?
  /// Numbers to play in turn for ever instead of one.
  public var readings: [Double]?
  /// The time from one number to the next.
  public var interval: Seconds = 2
  /// The time that a change takes.
  public var duration: Seconds = 1.6
  /// The places before the decimals; a longer number has more, but for a live one, which then
  /// stands at nines.
  public var digits: Int = 4
  /// The places after them.
  public var decimals: Int = 1
  /// The unit of the number.
  public var unit: String?
  /// The words over the number.
  public var heading: String?
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ value: Double? = nil, previous: Double? = nil, theme: Theme = .nixie) {
    self.value = value
    self.previous = previous
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Nixie {
    var design = Nixie()
    design.value = 1337.2
    design.previous = 1290.5
    design.unit = "MHz"
    design.heading = "FREQUENCY"
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("value", value)
    given.number("previous", previous)
    given.numbers("readings", readings)
    given.duration("interval", interval)
    given.duration("duration", duration)
    given.integer("digits", digits)
    given.integer("decimals", decimals)
    given.text("unit", unit)
    given.text("heading", heading)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A knob that snaps to the nearest of its stops.
///
/// The template `knob` in documents.
public struct KnobDial: TemplateDesign {
  public static let template = "knob"

  /// The stop that it stands at, counted from 1 at the start.
  public var stop: Double
  /// The direction that it comes from.
  public var previous: Double
  /// The time that it takes to snap.
  public var duration: Seconds = 0.15
  /// The number of stops.
  public var stops: Int = 8
  /// The direction of the first stop.
  public var start: Angle = .degrees(-135)
  /// The turn from the first stop to the last.
  public var span: Angle = .degrees(270)
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ stop: Double = 3, previous: Double = 2.6, theme: Theme = .instrument) {
    self.stop = stop
    self.previous = previous
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: KnobDial {
    KnobDial()
  }

  public func add(to given: inout TemplateValues) {
    given.number("stop", stop)
    given.number("previous", previous)
    given.duration("duration", duration)
    given.integer("stops", stops)
    given.angle("start", start)
    given.angle("span", span)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A dial without ends that snaps to the nearest of its stops, with buttons that turn it.
///
/// The template `knob-endless` in documents.
public struct KnobEndless: TemplateDesign {
  public static let template = "knob-endless"

  /// The stop that it stands at, counted from 0 at the start.
  public var stop: Double
  /// The direction that it comes from.
  public var previous: Double
  /// The time that it takes to snap.
  public var duration: Seconds = 0.15
  /// The number of stops.
  public var stops: Int = 8
  /// The direction of the first stop.
  public var start: Angle = .degrees(0)
  /// Whether two buttons turn it by a stop.
  public var buttons: Bool = true
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ stop: Double = 1, previous: Double = 0.6, theme: Theme = .instrument) {
    self.stop = stop
    self.previous = previous
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: KnobEndless {
    KnobEndless()
  }

  public func add(to given: inout TemplateValues) {
    given.number("stop", stop)
    given.number("previous", previous)
    given.duration("duration", duration)
    given.integer("stops", stops)
    given.angle("start", start)
    given.boolean("buttons", buttons)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

/// A wheel of sectors that turns the selected one to the mark by the shortest way.
///
/// The template `wheel` in documents.
public struct Wheel: TemplateDesign {
  public static let template = "wheel"

  /// The sector at the mark, counted from 0.
  public var selected: Double
  /// The sector that it comes from.
  public var previous: Double
  /// The time that it takes to turn.
  public var duration: Seconds = 0.45
  /// The words in the sectors.
  public var sectors: [String] = ["Fuel", "Coolant", "Oil", "Battery", "Air", "Water", "Alarm"]
  /// The weights of the sectors, to which their angles are in proportion, one for each; equal if
  /// not set.
  public var weights: [Double]?
  /// The signs above the words, one for each sector, or none: names, path data in a box of 24, or
  /// files of pictures.
  public var icons: [String]?
  /// The colours of the sectors in turn.
  public var colors: [String] = ["accent"]
  /// Files of pictures that fill the sectors in turn instead of the colours, in SVG, PNG, JPEG, GIF
  /// or WebP.
  public var pictures: [String] = []
  /// The direction in which pictures point that are whole wedges, from the centre of the wheel to
  /// its rim; if not set, they point up and cover their sectors.
  public var pictureDirection: Angle?
  /// The size of the signs; what the sector has room for if not set.
  public var iconSize: Double?
  /// The middle of a sign in a sector that points up, as in 0, -70; above the word if not set.
  public var iconPosition: [Double]?
  /// The opacity of colours and pictures in sectors not selected; 0 for those of the face.
  public var idleOpacity: Double = 0
  /// A picture behind the sectors.
  public var background: String?
  /// A picture in the middle, over the cap.
  public var center: String?
  /// The rectangle of the picture in the middle: left, top, width, height.
  public var centerFrame: [Double] = [-39, -39, 78, 78]
  /// The name of the button in the middle, which sends the event press; none if empty.
  public var button: String = ""
  /// The middle of the baseline of the selected word.
  public var labelPosition: [Double] = [0, 4.2]
  /// The size of the selected word.
  public var labelSize: Double = 16
  /// The greatest width of the selected word.
  public var labelWidth: Double = 66
  /// The colour of the selected word; the theme's if not set.
  public var labelColor: ThemeColor?
  /// The colour of the words in the sectors; a legible one if not set.
  public var wordColor: ThemeColor?
  /// The direction of the mark.
  public var mark: Angle = .degrees(0)
  /// The colours and the type.
  public var theme: Theme
  /// The theme in the dark; none if not set.
  public var dark: Theme?
  /// Whether it is drawn for small sizes, down to 96 pixels; if not set, where the shorter side has
  /// at most 128.
  public var compact: Bool?
  /// Whether figures and words are drawn in the face of the theme or set in the system's fonts;
  /// drawn if not set, unless the theme names fonts.
  public var text: Lettering?
  /// When motion that ends plays again: click, or a time from one begin to the next, such as 10s;
  /// never if not set.
  public var replay: String?
  /// The time of the reading, such as 10:08, on a line below the picture; none if not set.
  public var updated: String?

  /// Makes the dial; what is not given is as in the template.
  public init(_ selected: Double = 5, previous: Double = 0, theme: Theme = .instrument) {
    self.selected = selected
    self.previous = previous
    self.theme = theme
  }

  /// The dial with the example of the template.
  public static var example: Wheel {
    var design = Wheel()
    design.icons = ["fuel", "temperature", "oil", "battery", "wind", "drop", "warning"]
    return design
  }

  public func add(to given: inout TemplateValues) {
    given.number("selected", selected)
    given.number("previous", previous)
    given.duration("duration", duration)
    given.texts("sectors", sectors)
    given.numbers("weights", weights)
    given.texts("icons", icons)
    given.texts("colors", colors)
    given.texts("pictures", pictures)
    given.angle("pictureDirection", pictureDirection)
    given.number("iconSize", iconSize)
    given.numbers("iconPosition", iconPosition)
    given.number("idleOpacity", idleOpacity)
    given.text("background", background)
    given.text("center", center)
    given.numbers("centerFrame", centerFrame)
    given.text("button", button)
    given.numbers("labelPosition", labelPosition)
    given.number("labelSize", labelSize)
    given.number("labelWidth", labelWidth)
    given.color("labelColor", labelColor)
    given.color("wordColor", wordColor)
    given.angle("mark", mark)
    given.theme("theme", theme)
    given.theme("dark", dark)
    given.boolean("compact", compact)
    given.choice("text", text)
    given.text("replay", replay)
    given.text("updated", updated)
  }
}

extension TemplateValues {
  /// The designs of the built-in templates with their examples, in the order of lists.
  package static let designs: [any TemplateDesign] = [
    Speedometer.example,
    SpeedometerArtwork.example,
    SpeedometerVintage.example,
    Tachometer.example,
    Dashboard.example,
    EVCluster.example,
    Fuel.example,
    Pressure.example,
    AnalogClock.example,
    ClockMinimal.example,
    ClockStation.example,
    ClockRoman.example,
    ClockBauhaus.example,
    ClockSmallSeconds.example,
    Chronograph.example,
    MoonPhase.example,
    WorldClock.example,
    Countdown.example,
    TimerDial.example,
    Altimeter.example,
    Attitude.example,
    Tapes.example,
    Compass.example,
    Barometer.example,
    Thermometer.example,
    WindRoseDial.example,
    Battery.example,
    Thermostat.example,
    Tank.example,
    VUMeter.example,
    LEDBridge.example,
    RingDial.example,
    LineGraph.example,
    Sparkline.example,
    KPI.example,
    KPICard.example,
    Rings.example,
    StepsDial.example,
    RadialBarsDial.example,
    Odometer.example,
    SplitFlap.example,
    Nixie.example,
    KnobDial.example,
    KnobEndless.example,
    Wheel.example,
  ]
}
