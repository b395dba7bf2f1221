import SweepDiagnostics
import SweepValues

/// The reason why a text is not a value of a type; the message follows the key, such as "'radius'".
struct GrammarError: Error {
  var code: DiagnosticCode
  var message: String
  var hint: String?

  init(_ code: DiagnosticCode, _ message: String, hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }
}

/// The syntax of values in documents and on the command line.
enum Grammar {
  /// Whether a byte is a letter or a digit of ASCII.
  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }

  /// Whether a byte is a letter of ASCII.
  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

  /// Whether a text begins with a letter followed by letters, digits and `_`.
  static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
  }
}
