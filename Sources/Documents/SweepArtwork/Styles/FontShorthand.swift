import SweepValues

/// The longhands of the property `font` (CSS Fonts 4, 2.7), without the line height.
enum FontShorthand {
  /// The properties with their values; nil without a size and a family.
  static func properties(_ text: String) -> Properties? {
    var properties: Properties = [
      "font-style": "normal", "font-weight": "normal", "font-variant": "normal",
      "font-stretch": "normal",
    ]
    var rest = Substring(text)
    while let word = rest.split(separator: " ", maxSplits: 1).first {
      rest = rest.drop { $0 == " " }.dropFirst(word.count).drop { $0 == " " }
      let size = word.split(separator: "/")[0]
      if let name = property(of: word.lowercased()) {
        properties[name] = String(word)
      } else if Length(size).map({ $0.unit != .user }) ?? sizes.contains(size.lowercased()) {
        properties["font-size"] = String(size)
        // The line height may be separated from its slash.
        if rest.hasPrefix("/") || word.hasSuffix("/") {
          rest = rest.drop { $0 == "/" || $0 == " " }.drop { $0 != " " }.drop { $0 == " " }
        }
        properties["font-family"] = String(rest)
        return rest.isEmpty ? nil : properties
      } else if word != "normal" {
        return nil
      }
    }
    return nil
  }

  private static func property(of word: String) -> String? {
    switch word {
    case "italic", "oblique": "font-style"
    case "small-caps": "font-variant"
    case "bold", "bolder", "lighter": "font-weight"
    case _ where word.hasSuffix("condensed") || word.hasSuffix("expanded"): "font-stretch"
    case _ where Int(word) != nil: "font-weight"
    default: nil
    }
  }

  private static let sizes: Set<String> = [
    "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large",
    "larger", "smaller",
  ]
}
