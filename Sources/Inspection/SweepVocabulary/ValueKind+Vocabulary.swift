package import SweepValues

extension ValueKind {
  /// The kind of an attribute's value; text for an unknown one.
  package init(attribute name: String, _ type: ValueType?) {
    self.init(type?.meaning ?? .text, isShare: type?.isShare ?? false)
    if let type, !type.takesLengths { units = .plain }
    form = Self.form(of: name)
    // Only CSS reads words in any case and without the space around them.
    let isExact =
      meaning == .id || meaning == .attributeName
      || meaning == .keyword && type?.ignoresCase == false
    if isExact { form = .exact }
  }

  /// The kind of a property's value in a style; text for one of CSS alone.
  package init(property name: String, _ type: ValueType?) {
    self.init(type?.meaning ?? .text, isShare: type?.isShare ?? false)
    let isStroke = ["stroke-width", "stroke-dasharray", "stroke-dashoffset"].contains(name)
    units = type?.takesLengths == true ? isStroke ? .pixels : .styled : .plain
    form = Self.form(of: name)
  }

  /// A length of CSS, which needs a unit.
  package static let styledLength: ValueKind = {
    var kind = ValueKind(.length)
    kind.units = .styled
    return kind
  }()

  private static func form(of name: String) -> Form {
    switch name {
    case "font-family": .fonts
    case "font-weight": .weight
    case "preserveAspectRatio": .alignment
    default: .any
    }
  }
}
