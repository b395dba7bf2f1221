import SweepDials
import SweepEndpoint
import SweepHTTP

/// What the page asks for: the options of an endpoint, and those of the preview alone.
struct PreviewQuery: Sendable {
  /// Values, moment, motion and language.
  var picture: RenderQuery
  /// What is drawn instead of the document as it is now; nil for that.
  var revision: Revision?
  /// How the picture can be used.
  var interactivity = Dial.Interactivity.none

  /// Reads the query of a URL.
  init(_ text: some StringProtocol) throws(RefusedCall) {
    var query = try RefusedCall.wrap { () throws(Query.Fault) in try Query(text) }
    revision = try query.choice("revision")
    interactivity = try query.choice("interactive") ?? Dial.Interactivity.none
    picture = try RenderQuery(query)
  }
}
