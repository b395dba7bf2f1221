extension Unicode.Scalar {
  /// The scalar, or its escape where it would move the cursor, hide or turn the text around.
  package var visible: String {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .lineSeparator, .paragraphSeparator,
      .unassigned:
      "\\u{\(String(value, radix: 16))}"
    default: String(self)
    }
  }
}

extension String {
  /// The text with escapes for the characters that cannot be shown.
  package var visible: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return self }
    return unicodeScalars.reduce(into: "") { $0 += $1.visible }
  }

  /// The text in 'quotes' as messages have it, cut where it is too long.
  package var quoted: String {
    let scalars = unicodeScalars
    guard scalars.count > 60 else { return "'\(self)'" }
    return "'\(String(String.UnicodeScalarView(scalars.prefix(59))))…'"
  }
}
