import HTTPTypes
import SweepDiagnostics
package import SweepFilm
import SweepRender
import SweepScene
import SweepTemplates

/// The options of a raster picture in a URL, beside the values of parameters.
package enum MediaQuery {
  /// Options in the query of a picture of pixels. A parameter of the document with the name of one is
  /// the parameter.
  enum Option: String, CaseIterable {
    /// A width, a box or a multiple.
    case size
    /// The frames a second.
    case fps
    /// The duration of a film.
    case length = "for"
    /// The colour behind the picture.
    case background
    /// The number of repetitions of a film.
    case loop
    /// The first picture of a film.
    case poster

    /// The description in the OpenAPI document.
    var help: String {
      switch self {
      case .size: "The pixels: a width, a box or a multiple, such as 400, 400x300 or @2x."
      case .fps: "The frames a second of a film; 25 by default."
      case .length: "How long a film is, such as 2s; until everything is at rest by default."
      case .background: "The colour behind the picture, or none; white in a GIF by default."
      case .loop: "How often a film is shown: a number, or forever."
      case .poster: "The picture for programs that show only one: first, the default, or rest."
      }
    }
  }

  /// The forms of pixels that an endpoint offers.
  static let forms: [MediaForm] = [.png, .gif, .webp]

  /// Takes the options out of a query.
  ///
  /// - Parameter parameters: the names of the document's parameters.
  package static func take(
    from query: inout RenderQuery, _ form: MediaForm, sparing parameters: some Sequence<String>
  ) throws(RefusedRequest) -> MediaRequest {
    var request = MediaRequest(form)
    let parameters = Set(parameters)
    for option in Option.allCases where !parameters.contains(option.rawValue) {
      guard let text = query.values.removeValue(forKey: option.rawValue) else { continue }
      guard set(option, of: &request, to: text) else {
        throw RefusedRequest(
          .badRequest, .badQuery, "'\(option.rawValue)' cannot be \(text.quoted)", hint: option.help
        )
      }
    }
    return request
  }

  private static func set(
    _ option: Option, of request: inout MediaRequest, to text: String
  ) -> Bool {
    switch option {
    case .size: MediaSize(text: text).map { request.size = $0 } != nil
    case .fps:
      Double(text).flatMap { $0 > 0 && $0 <= 1000 ? $0 : nil }.map { request.rate = $0 } != nil
    case .length:
      Seconds(text: text).flatMap { (0...SceneLimits.time).contains($0.value) ? $0 : nil }
        .map { request.seconds = $0.value } != nil
    case .background: MediaRequest.Background(text: text).map { request.background = $0 } != nil
    case .loop: MediaRequest.loops(text).map { request.loops = $0 } != nil
    case .poster: MediaRequest.Poster(rawValue: text).map { request.poster = $0 } != nil
    }
  }
}
