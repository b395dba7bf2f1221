import SweepDiagnostics
package import SweepHTTP
public import SweepSVG
public import SweepScene
import SweepTemplates

/// What a URL asks for: values of parameters, and how the picture is written.
public struct RenderQuery: Sendable {
  /// The names in queries that are no parameters.
  public enum Option: String, CaseIterable, Sendable {
    /// The moment of a still picture, as in `0.25s`.
    case at
    /// What moves: `full`, `reduced` or `none`.
    case motion
    /// The language of the words.
    case lang
    /// `svg` for a mistake as a picture.
    case error

    /// What it does, in a sentence.
    var help: String {
      switch self {
      case .at: "The moment of a still picture, as in 0.25s or 250ms."
      case .motion:
        "What moves: full (always), reduced (not for those who ask for less motion), or none."
      case .lang: "The language of the words, as in de or en-GB."
      case .error: "svg for a mistake as a picture instead of JSON."
      }
    }
  }

  /// The texts that parameters are set to.
  public var values: [String: String]
  /// The moment of a still picture; nil for one that moves.
  public var moment: Seconds?
  /// What of the animations is written.
  public var motion = SVGOptions.Motion.reduced
  /// The language of the words; nil for the document's.
  public var language: String?

  /// Reads the query of a URL of at most so many bytes.
  public init(_ text: some StringProtocol, limit: Int) throws(RefusedCall) {
    guard text.utf8.count <= limit else { throw .longQuery(limit) }
    try self.init(try RefusedCall.wrap { () throws(Query.Fault) in try Query(text) })
  }

  /// Takes the options out of a query; what is left sets parameters.
  package init(_ query: Query) throws(RefusedCall) {
    var query = query
    if let text = query.take(Option.at.rawValue) {
      moment = Seconds(text: text)
      guard let moment, (0...SceneLimits.time).contains(moment.value) else {
        throw .badOption(.at, text, "a time of 0 to 1000000 s, as in 0.25s")
      }
    }
    if let text = query.take(Option.motion.rawValue) {
      guard let chosen = SVGOptions.Motion(rawValue: text) else {
        throw .badOption(.motion, text, "full, reduced or none")
      }
      motion = chosen
    }
    if let text = query.take(Option.lang.rawValue) {
      guard text.isLanguageTag else {
        throw .badOption(.lang, text, "a language as in de or en-GB")
      }
      language = text
    }
    if let text = query.take(Option.error.rawValue), text != "svg", text != "json" {
      throw .badOption(.error, text, "svg or json")
    }
    values = query.values
  }

  /// Whether a mistake in a query is wanted as a picture, as far as that can be understood.
  static func wantsCard(_ text: some StringProtocol) -> Bool {
    text.split(separator: "&").contains("error=svg")
  }
}
