import SweepDials
import SweepEndpoint
import SweepHTTP

/// The options of a request by the page: those of an endpoint, and those of the preview alone.
struct PreviewQuery: Sendable {
  /// Values, moment, motion and language.
  var picture: RenderQuery
  /// The revision to draw; nil for the current document.
  var revision: Revision?
  /// The interactivity of the picture.
  var interactivity = Dial.Interactivity.none

  /// Reads the query of a URL.
  init(_ text: some StringProtocol) throws(RefusedRequest) {
    var query = try RefusedRequest.wrap { () throws(Query.Fault) in try Query(text) }
    revision = try query.choice("revision")
    interactivity = try query.choice("interactive") ?? Dial.Interactivity.none
    picture = try RenderQuery(query)
  }
}
