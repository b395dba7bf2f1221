import SweepDiagnostics
import SweepValues

extension Grammar {
  /// A language as a BCP 47 tag, such as `de` or `en-GB`; an empty text for none.
  static func language(_ text: String) throws(GrammarError) -> String {
    guard text.isLanguageTag else {
      throw GrammarError(
        .badSpelling, "must be a language, not \(text.quoted)",
        hint: "languages are written as in de or en-GB")
    }
    return text
  }
}

extension String {
  /// Whether the text is a BCP 47 tag, or empty.
  package var isLanguageTag: Bool {
    guard let first = utf8.first else { return true }
    let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return !(0x30...0x39).contains(first)
      && parts.allSatisfy {
        (1...8).contains($0.count) && $0.allSatisfy(Grammar.isLetterOrDigit)
      }
  }
}
