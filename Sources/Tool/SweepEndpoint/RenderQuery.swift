import HTTPTypes
import SweepDiagnostics
package import SweepHTTP
public import SweepRender
public import SweepSVG
public import SweepScene
public import SweepTemplates

/// The options of a URL: values of parameters, and options of the picture.
public struct RenderQuery: Sendable {
  /// Options in a query, whose names no parameter can have.
  public enum Option: String, CaseIterable, Sendable {
    /// The moment of a still picture, as in `0.25s`.
    case at
    /// The animations that are written: `full`, `reduced` or `none`.
    case motion
    /// The language of texts.
    case lang
    /// `svg` to get errors as a picture.
    case error

    /// The description in the OpenAPI document.
    var help: String {
      switch self {
      case .at: "The moment of a still picture, such as 0.25s or 250ms."
      case .motion:
        "What moves: full (always), reduced (not for viewers who prefer reduced motion), or none."
      case .lang: "The language of the words, such as de or en-GB."
      case .error: "svg for errors as a picture instead of JSON."
      }
    }

    /// The allowed values; empty if other values are allowed too.
    var choices: [String] {
      switch self {
      case .motion: SVGOptions.Motion.allCases.map(\.rawValue)
      case .error: ErrorForm.allCases.map(\.rawValue)
      case .at, .lang: []
      }
    }
  }

  private enum ErrorForm: String, CaseIterable { case json, svg }

  /// The values of parameters as texts, by name.
  public var values: [String: String]
  /// The moment of a still picture; nil for an animated one.
  public var moment: Seconds?
  /// The animations that are written.
  public var motion = SVGOptions.Motion.reduced
  /// The language of texts; nil for that of the document.
  public var language: String?

  /// Reads the query of a URL, up to a limit in bytes.
  public init(_ text: some StringProtocol, limit: Int) throws(RefusedRequest) {
    guard text.utf8.count <= limit else {
      throw RefusedRequest(
        .uriTooLong, .callLimit, "the query is longer than \(limit) bytes")
    }
    try self.init(try RefusedRequest.wrap { () throws(Query.Fault) in try Query(text) })
  }

  /// Removes the options from a query; the rest sets parameters.
  package init(_ query: Query) throws(RefusedRequest) {
    var query = query
    moment = try query.take(Option.at.rawValue, "a time from 0 to 1000000 s, such as 0.25s") {
      Seconds(text: $0).flatMap { (0...SceneLimits.time).contains($0.value) ? $0 : nil }
    }
    motion = try query.choice(Option.motion.rawValue) ?? .reduced
    language = try query.take(Option.lang.rawValue, "a language such as de or en-GB") {
      $0.isLanguageTag ? $0 : nil
    }
    let _: ErrorForm? = try query.choice(Option.error.rawValue)
    values = query.values
  }

  /// The request for the picture of a document.
  public func request(for document: Document) -> PictureRequest {
    var request = PictureRequest(.document(document))
    request.values = values
    request.moment = moment
    request.environment = .readingFonts
    request.environment.language = language
    request.form = .svg(SVGOptions(motion: motion))
    return request
  }

  /// The picture of an SVG file, which has no parameters and one language.
  package func picture(of file: MovingPicture) throws(RefusedRequest) -> MovingPicture {
    if let name = values.keys.min() ?? language.map({ _ in Option.lang.rawValue }) {
      throw RefusedRequest(
        .badRequest, .badQuery, "an SVG file has no parameter '\(name)'")
    }
    var picture = file
    picture.moment = moment ?? (motion == .none ? file.restingMoment : nil)
    return picture
  }

  /// Whether a query requests errors as a picture, even if the query is malformed.
  static func requestsErrorCard(_ text: some StringProtocol) -> Bool {
    text.split(separator: "&").contains("error=svg")
  }
}

extension Query {
  /// Removes an option from the query; nil if it is not set.
  ///
  /// - Parameter wanted: the allowed values, as messages list them.
  fileprivate mutating func take<Value>(
    _ name: String, _ wanted: String, _ read: (String) -> Value?
  ) throws(RefusedRequest) -> Value? {
    guard let text = take(name) else { return nil }
    if let value = read(text) { return value }
    throw RefusedRequest(
      .badRequest, .badQuery, "'\(name)' must be \(wanted), not \(text.quoted)")
  }

  /// Removes an option with one of several words from the query; nil if it is not set.
  package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(RefusedRequest) -> Choice? {
    let words = Choice.allCases.map(\.rawValue)
    let wanted = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    return try take(name, wanted) { Choice(rawValue: $0) }
  }
}
