import SweepValues

// The types of properties in styles, where a length or an angle other than 0 has a unit.
extension ValueType {
  static let styledSize = property(
    "a non-negative length with a unit", .length,
    pattern: "\(Styled.positive(Spelling.unit))|\(Spelling.math)", or: propertySize.keywords)
  static let styledFontSize = property(
    "a size with a unit", .length, pattern: "\(Styled.positive(Spelling.unit))|\(Spelling.math)",
    or: fontSize.keywords)
  static let styledSpacing = property(
    "'normal' or a length with a unit", .length, pattern: "\(Styled.length)|\(Spelling.math)",
    or: ["normal"])
  static let styledOrigin = origin(
    "one to three lengths with units, or sides", "(\(Styled.length)|\(Spelling.math))",
    depth: "(\(Styled.depth)|\(Spelling.math))")

  /// Transforms (CSS Transforms 2, 4).
  static let styledTransforms = property(
    "'none' or a list of transforms, with units of lengths and angles", .transforms,
    pattern: Styled.series(Styled.transform), or: ["none"])
  static let styledFilter = property(
    "'none', a reference such as 'url(#id)' or a list of functions, with units of lengths and angles",
    .resource, pattern: Styled.series("\(Spelling.url)|\(Styled.filterFunction)"), or: ["none"])
  static let styledClipPath = property(
    "'none', a reference such as 'url(#id)' or a shape with units of lengths", .resource,
    pattern: Styled.outline, or: ["none"])
  /// A path to move on (Motion Path 1, 2.1).
  static let offsetPath = property(
    "'none', a reference such as 'url(#id)', a ray or a shape with units of lengths", .text,
    pattern: "\(Styled.outline)|\(Spelling.function("ray"))", or: ["none"])

  /// Animations or transitions (CSS Animations 1, 4.9; CSS Transitions 1, 2.5).
  static let styledAnimations = property(
    "animations separated by commas, each with at most two times", .text,
    pattern: Spelling.commas(Styled.animation))
  static let styledTimes = property(
    "times with a unit, separated by commas", .text,
    pattern: Spelling.commas("(\(Styled.time)|auto)"))
}

/// The parts of these spellings.
private enum Styled {
  static let gap = "\(Spelling.space)*"
  static let space = "\(Spelling.space)+"
  static let number = Spelling.number
  static let zero = "[+\\-]?(0+(\\.0+)?|\\.0+)"
  static let length = "(\(number)\(Spelling.unit)|\(zero))"
  static let depth = "(\(number)\(Spelling.lengthUnit)|\(zero))"
  static let angle = "(\(number)\(Spelling.angleUnit)|\(zero))"
  static let share = "\(number)%?"

  static func positive(_ unit: String) -> String {
    "(\(Spelling.positive)\(unit)|\(zero))"
  }

  static func call(_ names: String, _ items: String...) -> String {
    "(\(names))\(Spelling.arguments(items.joined(separator: "\(gap),\(gap)")))"
  }

  static func upTo2(_ item: String) -> String { "\(item)(\(gap),\(gap)\(item))?" }

  static let transform: String = {
    let axis = "[xyz]?"
    return [
      call("matrix", "\(number)(\(gap),\(gap)\(number)){5}"),
      call("matrix3d", "\(number)(\(gap),\(gap)\(number)){15}"),
      call("translate", upTo2(length)), call("translate[xy]", length), call("translatez", depth),
      call("translate3d", length, length, depth), call("scale", upTo2(share)),
      call("scale[xyz]", share), call("scale3d", share, share, share),
      call("rotate\(axis)|skew[xy]", angle), call("rotate3d", number, number, number, angle),
      call("skew", upTo2(angle)),
      call("perspective", "(none|\(positive(Spelling.lengthUnit)))"),
    ].joined(separator: "|")
  }()

  static let filterFunction: String = {
    let (color, blur) = (ValueType.colorPattern, positive(Spelling.lengthUnit))
    let shadow = "\(depth)\(space)\(depth)(\(space)\(blur))?"
    return [
      call("blur", "\(blur)?"), call("hue-rotate", "\(angle)?"),
      call(
        "brightness|contrast|grayscale|invert|opacity|saturate|sepia", "(\(Spelling.positive)%?)?"),
      call("drop-shadow", "(\(color)\(space)\(shadow)|\(shadow)(\(space)\(color))?)"),
    ].joined(separator: "|")
  }()

  /// A reference, a shape or a box, or a box beside one of the others.
  static let outline: String = {
    let items = Spelling.spaces("([a-z\\-]+|\(length))")
    let measures =
      call("inset|circle|ellipse|rect|xywh", "(\(items)(\(gap)/\(gap)\(items))?)?")
      + "|\(call("polygon", Spelling.commas(items)))"
    let shape = "(\(Spelling.url)|\(measures)|\(Spelling.function("path|shape")))"
    let box = "(margin|border|padding|content|fill|stroke|view)-box"
    return "\(box)|(\(box)\(gap))?\(shape)(\(gap)\(box))?"
  }()

  static let time = "[+\\-]?\(Spelling.unsigned)m?s"
  static let animation: String = {
    let function = "[a-z\\-]+\\([^()]*(\\([^()]*\\)[^()]*)*\\)"
    let word =
      "(\(Spelling.identifier)|\(Spelling.quoted)|\(Spelling.unsigned)|\(function))"
    let more = "(\(space)\(word))*"
    return "(\(word)\(more)|(\(word)\(space))*\(time)\(more)(\(space)\(time)\(more))?)"
  }()

  static func series(_ item: String) -> String { "(\(item))(\(gap)(\(item)))*" }
}
