import SweepValues

extension ValueType {
  /// Makes the type of a property: its spelling, or a keyword of all properties (CSS Cascade 5, 7).
  static func property(
    _ name: String, _ meaning: ValueMeaning, pattern: String, or keywords: [String] = []
  ) -> ValueType {
    ValueType(
      name, meaning, pattern: "\(pattern)|\(Spelling.anyProperty)", or: keywords,
      ignoresCase: true)
  }

  static func property(_ keywords: String) -> ValueType {
    let words = keywords.split(separator: " ").map(String.init)
    return ValueType(
      "one of " + words.map { "'\($0)'" }.joined(separator: ", "), .keyword,
      pattern: Spelling.anyProperty, or: words, ignoresCase: true)
  }

  static let ignored = ValueType("text that has no effect", .text, pattern: Spelling.text)
  static let anyValue = ValueType("a value of CSS", .text, pattern: ".+")

  static let propertyLength = property("a length", .length, pattern: Spelling.length)
  static let propertySize = property(
    "a non-negative length", .length, pattern: Spelling.positiveLength,
    or: [
      "auto", "none", "min-content", "max-content", "fit-content", "stretch",
      "-webkit-fill-available",
    ])
  static let propertyRadius = property(
    "a non-negative length", .length, pattern: Spelling.positiveLength, or: ["auto"])
  static let miterLimit = property(
    "a non-negative number", .number, pattern: "\(Spelling.positive)|\(Spelling.math)")
  static let strokeWidth = property(
    "a non-negative length", .length, pattern: Spelling.positiveLength)
  static let dashes = property(
    "a list of non-negative lengths, or 'none'", .numbers,
    pattern: Spelling.list(Spelling.positiveLength), or: ["none"])

  static let resource = property(
    "'none' or a reference such as 'url(#id)'", .resource, pattern: Spelling.url, or: ["none"])
  static let clipPath = property(
    "'none', a reference such as 'url(#id)' or a shape", .resource,
    pattern: "\(box)|(\(box)\(gap))?(\(Spelling.url)|\(shape))(\(gap)\(box))?", or: ["none"])
  static let mask = property(
    "'none' or references such as 'url(#id)'", .resource,
    pattern: ".*(\(Spelling.url)|\(Spelling.function("[a-z\\-]*(gradient|image|element|set)"))).*",
    or: ["none"])
  static let filter = property(
    "'none', a reference such as 'url(#id)' or a list of functions", .resource,
    pattern: "(\(Spelling.url)|\(filterFunction))(\(gap)(\(Spelling.url)|\(filterFunction)))*",
    or: ["none"])
  static let clip = property(
    "'auto' or four lengths as in 'rect(0, 0, 10, 10)'", .text,
    pattern: "rect\\(\(gap)\(edge)(\(Spelling.separator)\(edge)){3}\(gap)\\)", or: ["auto"])
  static let cursor = property(
    "the name of a pointer or a list of references and a name", .text,
    pattern: "(\(Spelling.url)(\(space)\(Spelling.number)\(space)\(Spelling.number))?"
      + "\(gap),\(gap))*(\(Spelling.url)|\(cursors))")
  static let paintOrder = property(
    "'normal' or an order of 'fill', 'stroke' and 'markers'", .text,
    pattern: [
      order("fill", "stroke", "markers"), order("stroke", "fill", "markers"),
      order("markers", "fill", "stroke"),
    ].joined(separator: "|"), or: ["normal"])
  static let vectorEffect = property(
    "words such as 'non-scaling-stroke'", .text,
    pattern: Spelling.spaces(
      "(none|non-scaling-stroke|non-scaling-size|non-rotation|fixed-position|viewport|screen)"))
  static let transformOrigin = origin(
    "one to three lengths or sides", Spelling.length,
    depth: "(\(Spelling.number)\(Spelling.lengthUnit)?|\(Spelling.math))")
  static let overflow = property(
    "'visible', 'hidden', 'clip', 'scroll' or 'auto'", .keyword,
    pattern: "\(overflowWord)(\(space)\(overflowWord))?")
  static let display = property(
    "'inline', 'none' or another way to lay out", .keyword,
    pattern: "\(layout)(\(space)\(layout)){0,2}|\(oldLayout)|-[a-z\\-]+",
    or: ["inline", "none", "block"])

  /// The type of an origin (CSS Transforms 1, 8); the third length is no percentage.
  static func origin(_ name: String, _ length: String, depth: String) -> ValueType {
    let across = "(left|right|center|\(length))"
    let along = "(top|bottom|center|\(length))"
    return property(
      name, .numbers,
      pattern: "\(across)|\(along)"
        + "|(\(across)\(space)\(along)|(top|bottom|center)\(space)(left|right|center))"
        + "(\(space)\(depth))?")
  }

  private static func order(_ first: String, _ second: String, _ third: String) -> String {
    "\(first)(\(space)(\(second)(\(space)\(third))?|\(third)(\(space)\(second))?))?"
  }

  private static let gap = "\(Spelling.space)*"
  private static let space = "\(Spelling.space)+"
  private static let box =
    "(margin-box|border-box|padding-box|content-box|fill-box|stroke-box|view-box)"
  private static let shape = Spelling.function("inset|circle|ellipse|polygon|path|rect|xywh|shape")
  private static let filterFunction =
    "(blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)"
    + "\\(([^()]|\\([^()]*\\))*\\)"
  private static let overflowWord = "(visible|hidden|clip|scroll|auto|overlay)"
  /// The parts of a way to lay out (CSS Display 3, 2), and words for whole ones.
  private static let layout =
    "(block|inline|run-in|flow|flow-root|table|flex|grid|grid-lanes|ruby|math|list-item)"
  private static let oldLayout =
    "inline-(block|table|flex|grid|grid-lanes)|contents|compact|marker"
    + "|table-(row-group|header-group|footer-group|row|cell|column-group|column|caption)"
    + "|ruby-(base|text)(-container)?"
  private static let edge = "(auto|\(Spelling.length))"
  private static let cursors =
    "(auto|default|none|context-menu|help|pointer|progress|wait|cell|crosshair|text|vertical-text"
    + "|alias|copy|move|no-drop|not-allowed|grab|grabbing"
    + "|(e|n|ne|nw|s|se|sw|w|ew|ns|nesw|nwse|col|row)"
    + "-resize|all-scroll|zoom-in|zoom-out|hand|-(webkit|moz)-(grab|grabbing|zoom-in|zoom-out))"
}
