import SweepDials
import SweepEndpoint
import SweepHTTP

/// What the page asks for: what an endpoint takes, and what belongs to looking alone.
struct PreviewQuery: Sendable {
  /// Values, moment, motion and language.
  var picture: RenderQuery
  /// What is drawn in place of the document as it is now.
  var revision: Revision?
  /// How the picture can be used.
  var interactivity = Dial.Interactivity.none

  /// Reads the query of a URL.
  init(_ text: some StringProtocol) throws(RefusedCall) {
    var query = try RefusedCall.wrap { () throws(Query.Fault) in try Query(text) }
    revision = try Self.choice(query.take("revision"), "revision")
    interactivity = try Self.choice(query.take("interactive"), "interactive") ?? .none
    picture = try RenderQuery(query)
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ text: String?, _ name: String
  ) throws(RefusedCall) -> Choice? {
    guard let text else { return nil }
    guard let choice = Choice(rawValue: text) else { throw .unknownChoice(name, text) }
    return choice
  }
}
