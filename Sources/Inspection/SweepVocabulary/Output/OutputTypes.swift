import SweepValues

/// The spellings that Sweephand writes: one for each thing, and no other.
enum OutputTypes {
  // Fixed point: no exponent, no sign but minus, a digit on both sides of the point.
  private static let signed = #"-?[0-9]+(\.[0-9]+)?"#
  private static let unsigned = #"[0-9]+(\.[0-9]+)?"#
  private static let part = #"(0(\.[0-9]+)?|1)"#
  // A hyphen or a dot in an id would end it inside begin="id.click".
  private static let id = "[A-Za-z_][A-Za-z0-9_]*"
  private static let hex = "#[0-9a-f]{3}([0-9a-f]{3})?"
  private static let seconds = #"([1-9][0-9]*(\.[0-9]+)?|0\.0*[1-9][0-9]*)s"#
  // Letters have numbers after them, save Z; how many it takes an engine to count.
  private static let outline = #"M[0-9 .\-]+([MLHVQCAmlhvqca][0-9 .\-]+|Z)*"#

  static let number = ValueType("a number", .number, pattern: signed, schema: .datatype("decimal"))
  static let size = ValueType(
    "a non-negative number", .number, pattern: unsigned, schema: .datatype("decimal"))
  static let fraction = ValueType(
    "a number of 0 … 1", .number, pattern: part, schema: .datatype("decimal"))
  static let numbers = ValueType("a list of numbers", .numbers, pattern: list(signed, " "))
  static let viewBox = ValueType(
    "a box of four numbers", .viewBox, pattern: "(\(signed) ){2}\(unsigned) \(unsigned)")
  static let dashes = ValueType("a list of lengths", .numbers, pattern: list(unsigned, " "))

  static let name = ValueType("an id", .id, pattern: id, schema: .datatype("NCName"))
  static let names = ValueType("a list of ids", .references, pattern: list(id, " "))
  static let classes = ValueType("a list of classes", .text, pattern: list(id, " "))
  static let localReference = ValueType("'#' and an id", .reference, pattern: "#\(id)")
  static let resource = ValueType("'url(#id)'", .resource, pattern: #"url\(#\#(id)\)"#)
  static let picture = ValueType(
    "a picture as a 'data:' URI", .reference,
    pattern: "data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}")

  static let result = ValueType("the name of a picture in a filter", .text, pattern: id)

  static let color = ValueType("a colour", .color, pattern: hex)
  static let stroke = ValueType("a paint", .paint, pattern: #"\#(hex)|url\(#\#(id)\)"#)
  static let fill = ValueType("a paint or 'none'", .paint, pattern: stroke.pattern, or: ["none"])
  static let language = ValueType("a language", .text, pattern: "[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
  static let fontFamily = ValueType("a list of font families", .text, pattern: #"[^;{}<>@\\()]+"#)
  static let weight = ValueType("a weight of 100 … 900", .number, pattern: "[1-9]00")
  static let text = ValueType("text", .text, pattern: "")
  static let script = ValueType("a script", .script, pattern: "")

  static let path = ValueType("path data as Sweephand writes it", .path, pattern: "(\(outline))?")
  static let transforms = ValueType(
    "a list of transforms", .transforms, pattern: list(transform, " "))
  static let matrix = ValueType("a matrix", .transforms, pattern: matrixForm)
  private static let transform =
    #"((translate|scale)\(\#(signed)( \#(signed))?\)|(rotate|skewX|skewY)\(\#(signed)\)"#
    + "|\(matrixForm))"
  private static let matrixForm = #"matrix\(\#(signed)( \#(signed)){5}\)"#

  // Clock values are plain seconds: SVG 1.1, 19.2.8, without forms that some engine rejects.
  static let duration = ValueType("a duration in seconds", .clock, pattern: seconds)
  static let durationOrIndefinite = ValueType(
    "a duration in seconds or 'indefinite'", .clock, pattern: seconds, or: ["indefinite"])
  // Only an animation that begins with an event may freeze, so the schema must distinguish the two.
  static let moment = ValueType(
    "a moment in seconds", .times, pattern: "\(signed)s", schema: .pattern)
  static let momentOrIndefinite = ValueType(
    "a moment in seconds or 'indefinite'", .times, pattern: moment.pattern, or: ["indefinite"],
    schema: .pattern)
  static let events = ValueType(
    "an event", .times,
    pattern: #"(\#(id)\.)?\#(event)(;\#(id)\.\#(event))*"#, schema: .pattern)
  static let replays = ValueType(
    "a moment and a click", .times,
    pattern: #"\#(signed)s;\#(id)\.click([+\-]\#(seconds))?"#, schema: .pattern)
  static let click = ValueType("a click", .times, pattern: #"\#(id)\.click"#, schema: .pattern)
  private static let event =
    "(click|mousedown|mouseup|mouseenter|mouseleave|focusin|focusout)([+\\-]\(seconds))?"
  static let count = ValueType(
    "a number of times", .number, pattern: #"[1-9][0-9]*(\.[0-9]+)?|0\.0*[1-9][0-9]*"#,
    or: ["indefinite"])

  // No empty value, so no semicolon at the end either.
  static let transformValues = ValueType(
    "values of a transform", .values, pattern: list("\(signed)( \(signed))?", ";"))
  static let values = ValueType(
    "values separated by semicolons", .values,
    pattern: [
      transformValues.pattern, list(hex, ";"), list("(inline|none)", ";"),
      list("(butt|round|square)", ";"),
      list(outline, ";"),
    ].joined(separator: "|"))
  static let keyTimes = ValueType(
    "fractions that begin with 0", .fractions, pattern: "0(;\(part))*")
  static let keyPoints = ValueType("fractions", .fractions, pattern: list(part, ";"))
  static let keySplines = ValueType(
    "splines within 0 … 1", .splines, pattern: list("\(part)( \(part)){3}", ";"))
  // Never an event attribute or a reference: both would run or load the value.
  static let animatable = ValueType(
    "an attribute that is animated",
    oneOf: [
      "d", "display", "dx", "dy", "fill", "fill-opacity", "flood-color", "flood-opacity", "offset",
      "opacity", "stdDeviation", "stop-color", "stop-opacity", "stroke", "stroke-dasharray",
      "stroke-dashoffset", "stroke-linecap", "stroke-miterlimit", "stroke-opacity", "stroke-width",
      "x1", "x2", "y1", "y2",
    ])

  static func only(_ words: String...) -> ValueType {
    ValueType(words.map { "'\($0)'" }.joined(separator: " or "), oneOf: words)
  }

  private static func list(_ item: String, _ separator: String) -> String {
    "(\(item))(\(separator)(\(item)))*"
  }
}

/// The spelling of the one style sheet in the output.
enum OutputRules {
  /// The embedded fonts, the dark colour scheme, light and dark colours, the element that moves for
  /// ever, then the rules for reduced motion, and no other rule: nothing in them loads.
  static let type = ValueType(
    "the rules of the output", .declarations,
    pattern: "\(fonts)(\(rules))?|\(rules)")

  private static let rules = "(\(scheme))?(\(variables)(\(reduced))?|\(reduced))|\(scheme)"
  private static let fonts =
    #"(@font-face\{font-family:\#(name);font-weight:(1 1000|[1-9]00);"#
    + #"src:url\(data:font/(otf|ttf);base64,[A-Za-z0-9+/]+=*\)\})+"#

  private static let name = "[A-Za-z_][A-Za-z0-9_]*"
  private static let id = "#\(name)"
  private static let hex = "#[0-9a-f]{3}([0-9a-f]{3})?"
  private static let number = #"-?[0-9]+(\.[0-9]+)?"#
  private static let size = #"[0-9]+(\.[0-9]+)?"#
  private static let line = #"(\n *)?"#
  private static let scheme = #"svg:root\{color-scheme:light dark\}\#(line)"#
  private static let variable = "--[A-Za-z][A-Za-z0-9]*"

  private static let variables: String = {
    let value = #"(\#(hex)|var\(--sweephand-[A-Za-z][A-Za-z0-9]*,\#(hex)\))"#
    let block = #"\{\#(variable):\#(value)(;\#(variable):\#(value))*\}"#
    let light =
      #"\#(id)(,\[data-theme=light\] \#(id),\#(id)\[data-theme=light\])?\#(block)"#
    let dark =
      #"\#(line)@media \(prefers-color-scheme:dark\)\{\#(id)\#(block)\}\#(line)"#
      + #"\[data-theme=dark\] \#(id):not\(\[data-theme=light\]\),\#(id)\[data-theme=dark\]\#(block)"#
    let use =
      #"\#(line)\.[A-Za-z_][A-Za-z0-9_]*\{(fill|stroke|stop-color|flood-color):var\(\#(variable)\)\}"#
    return #"@supports \(--a:0\)\{\#(line)\#(light)(\#(dark))?(\#(use))+\}\#(line)"#
  }()

  private static let reduced: String = {
    let paint = #"(\#(hex)|var\(\#(variable)\)"#
    let pair = #"\#(number)px(,\#(number)px)?"#
    let rest = [
      "display:(inline|none)", "opacity:\(number)", #"fill:\#(paint)|url\(\#(id)\))"#,
      "fill-opacity:\(number)", "stroke:\(paint))", "stroke-opacity:\(number)",
      "stroke-width:\(size)", "stroke-dasharray:(none|\(size) \(size))",
      "stroke-dashoffset:\(number)", "stroke-linecap:(butt|round|square)",
      "stroke-miterlimit:\(size)", #"filter:(none|url\(\#(id)\))"#,
      #"transform:rotate\(\#(number)deg\)"#,
      #"transform:translate\(\#(pair)\)"#, #"transform:scale\(\#(number)(,\#(number))?\)"#,
    ].joined(separator: "|")
    let declaration = "(\(rest))!important"
    let rule = #"\#(line)\#(id)(,\#(id))*\{\#(declaration)(;\#(declaration))*\}"#
    let layer = #"\#(id)\{will-change:transform\}\#(line)"#
    return #"(\#(layer))?@media \(prefers-reduced-motion: reduce\)\{(\#(rule))+\}"#
  }()
}
