import CHarfBuzz

/// The directional kinds of characters that matter in a line without embeddings (UAX #9, 3.2).
enum BidirectionalClass {
  case left, right, arabicLetter
  case europeanNumber, arabicNumber, separator, terminator, commonSeparator
  case mark, space, neutral

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200e: self = .left
    case 0x200f: self = .right
    case 0x61c: self = .arabicLetter
    case 0x30...0x39, 0xb2, 0xb3, 0xb9, 0x6f0...0x6f9, 0x2070...0x2079, 0x2080...0x2089:
      self = .europeanNumber
    case 0x660...0x669, 0x66b, 0x66c: self = .arabicNumber
    case 0x2b, 0x2d, 0x207a, 0x207b, 0x208a, 0x208b, 0x2212: self = .separator
    case 0x23, 0x24, 0x25, 0xb0, 0xb1, 0x66a, 0x2030, 0x2031, 0x2032...0x2034, 0x2213:
      self = .terminator
    case 0x2c, 0x2e, 0x2f, 0x3a, 0xa0, 0x60c, 0x202f, 0x2044: self = .commonSeparator
    case 0x9...0xd, 0x20, 0x1c...0x1f, 0x85, 0x1680, 0x2000...0x200a, 0x2028, 0x2029, 0x3000:
      self = .space
    default: self.init(category: scalar)
    }
  }

  private init(category scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: self = .mark
    case .currencySymbol: self = .terminator
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      self = Self.strong(scalar)
    default:
      // Signs of right-to-left scripts have their direction.
      let own = Self.strong(scalar)
      self = own == .left ? .neutral : own
    }
  }

  private static func strong(_ scalar: Unicode.Scalar) -> BidirectionalClass {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    switch script {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_THAANA: return .arabicLetter
    default:
      return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL ? .right : .left
    }
  }
}
