import SweepDiagnostics
import SweepValues
import SweepVocabulary

/// Common misspellings of values, each with its correction.
///
/// A correction becomes a hint only if the attribute accepts the corrected value.
enum ValueCorrections {
  /// The longest value that is looked at, in bytes.
  private static let longest = 200

  private static let all: [@Sendable (String) -> String] = [
    // Something behind the value: opacity="0.8;", fill="red !important".
    { $0.replacing(/\s*(;|!\s*important)\s*$/, with: "") },
    // The decimal comma: 0,5
    { $0.replacing(/(\d),(\d)/) { "\($0.1).\($0.2)" } },
    // A unit separated from its number: 2 px
    { $0.replacing(/(\d)\s+(px|em|%|deg|s|ms|min|h)\b/) { "\($0.1)\($0.2)" } },
    // Units of time in words: 2sec
    { $0.replacing(/(\d)\s*(?:seconds?|secs?)\b/) { "\($0.1)s" } },
    { $0.replacing(/(\d)\s*(?:minutes?|mins)\b/) { "\($0.1)min" } },
    // Units where SVG has bare numbers: rotate(45deg), translate(5px, 5px)
    { $0.replacing(/(\d)(?:deg|px)/) { "\($0.1)" } },
    // Percentages as fractions: 0%;50%;100%
    {
      $0.replacing(/(\d+(?:\.\d+)?)%/) { match in
        (Double(spelledBy: match.1) ?? 0).hundredth
      }
    },
    // Functions where their numbers alone belong: cubic-bezier(.4,0,.2,1), rotate(90)
    { $0.replacing(/[a-zA-Z\-]+\(([^()]*)\)/) { "\($0.1)" } },
    {
      $0.replacing(/[a-zA-Z\-]+\(([^()]*)\)/) { "\($0.1)" }.replacing(/(\d)(?:deg|px)/) {
        "\($0.1)"
      }
    },
    // Commas between what semicolons part: begin="0s, a.click", values="0,5,9"
    { $0.replacing(/\s*,\s*/, with: ";") },
    // A reference without 'url()': fill="#gradient"
    { $0.replacing(/^#([A-Za-z_][\w\-]*)$/) { "url(#\($0.1))" } },
    // A function's name misspelled: rotated(45)
    {
      $0.replacing(/([A-Za-z]+)\(/) {
        "\(Suggestion.nearest(to: "\($0.1)", among: functions) ?? "")("
      }
    },
  ]

  private static let functions = ["matrix", "translate", "scale", "rotate", "skewX", "skewY"]

  /// "write …" with a correct value; nil if no correction works.
  static func hint(_ value: String, where isRight: (String) -> Bool) -> String? {
    if value.contains(/\b(NaN|Infinity|undefined|null)\b/) {
      return "the program that wrote the file failed to compute the number"
    }
    guard value.utf8.count <= longest else { return nil }
    return all.lazy.map { $0(value) }.first { $0 != value && !$0.isEmpty && isRight($0) }
      .map { "write \($0.quoted)" }
  }

  /// The same for a value of a type.
  static func hint(
    _ value: String, for type: ValueType, _ spellings: ValueSpellings
  ) -> String? {
    hint(value) { spellings.fault(in: Array($0.utf8)[...], of: type) == nil }
  }
}

extension Double {
  /// The hundredth part as it is written: `50` as `0.5`.
  fileprivate var hundredth: String {
    let text = "\(self / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
