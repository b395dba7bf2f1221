import HTTPTypes
import SweepDiagnostics
import SweepEndpoint
import SweepHTTP
import SweepTemplates

extension Response {
  /// The content security policy of the preview's pages: they may show only resources of this
  /// server.
  private static let policy: HTTPFields = [
    .contentSecurityPolicy: """
    default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; connect-src 'self'; object-src 'self' blob:; \
    frame-src 'self' blob:; media-src blob:; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'
    """
  ]

  /// The page, which is the same for all dials.
  static var page: Response {
    var page = asset("text/html", PackageResources.page_html)
    page.fields.append(contentsOf: policy)
    return page
  }

  /// The script or the style sheet of the page, which `Scripts/bundle.sh` makes from `Page`.
  static func asset(_ name: String) -> Response {
    switch name {
    case "page.css": asset("text/css", PackageResources.page_css)
    case "page.js": asset("text/javascript", PackageResources.page_js)
    default: .nothing
    }
  }

  private static func asset(_ type: String, _ bytes: [UInt8]) -> Response {
    var response = Response(type: "\(type); charset=utf-8", bytes, [.cacheControl: "no-cache"])
    response.tag()
    return response
  }

  /// A page of words, such as the explanation of a code.
  static func words(_ html: String) -> Response {
    Response(type: "text/html; charset=utf-8", text: html, policy)
  }

  /// A picture by itself.
  ///
  /// - Parameter runs: whether a script in it is run, though it can reach nothing.
  static func picture(_ bytes: [UInt8], runs: Bool) -> Response {
    let policy =
      runs
      ? "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'unsafe-inline'; sandbox allow-scripts"
      : "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
    var response = Response(
      type: "image/svg+xml", bytes, [.contentSecurityPolicy: policy, .cacheControl: "no-cache"])
    response.tag()
    return response
  }

  /// Mistakes for which there is nothing else.
  static func refused(
    _ diagnostics: [Diagnostic], in catalogue: Catalogue,
    status: HTTPResponse.Status = .unprocessableContent
  ) -> Response {
    .json(
      .object([
        "svg": .null, "diagnostics": .array(diagnostics.map { $0.json(in: catalogue) }),
      ]), status)
  }

  /// A message for which there is nothing else.
  static func message(_ text: String, _ status: HTTPResponse.Status) -> Response {
    .json(.object(["message": .string(text)]), status)
  }

  /// The message that a file is there, which may be replaced.
  static func exists(_ path: String) -> Response {
    .json(
      .object([
        "message": .string("'\(path)' already exists"), "path": .string(path),
        "exists": .boolean(true),
      ]))
  }

  static let noDial = message("this dial does not exist", .notFound)

  static let nothing = Response(.notFound, text: "not found\n")
}
