import HTTPTypes
import SweepDiagnostics
import SweepDials
import SweepEndpoint
import SweepFiles
import SweepFilm
import SweepGeometry
package import SweepHTTP
import SweepRender
import SweepSVG
import SweepStudio
import SweepTemplates

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The bench for viewing and tuning dials: a page, and its requests.
///
/// It is for one user, by default on the same machine: see ``Access``.
package struct Preview: RequestHandler {
  let catalogue: Catalogue
  let start: DialID?
  private let access: Access
  private let workingFolder: String?
  let explain: @Sendable (String) -> String?
  private let hub = EventHub()
  let gate: RenderGate
  let studio = MediaStudio()
  /// Held from reading a file to writing it.
  let saving = Lock()

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - folder: the folder of documents, as an absolute path without links; nil for none.
  ///   - start: the path below the folder of the document that is shown first; nil for the gallery.
  ///   - host: the name or address that is listened to.
  ///   - seconds: the time limit of a picture; 20 by default.
  ///   - explain: the explanation of a diagnostic code.
  package init(
    folder: String?, start: String? = nil, host: String, seconds: Double = 20,
    explain: @escaping @Sendable (String) -> String?
  ) {
    let start = start.map(DialID.folder)
    catalogue = Catalogue(folder: folder, hidden: start.flatMap { $0.isHidden ? $0 : nil })
    self.start = start
    access = Access(host: host)
    gate = RenderGate(width: 64, seconds: seconds)
    workingFolder = Paths.real(".")
    self.explain = explain
  }

  /// The path of the page that is shown first.
  package var startPath: String { start?.path(in: "/dial") ?? "/" }

  /// Sends changes in the folder to the open pages, until the task is cancelled.
  package func watch() async {
    // Slow first-time work is done before the first page requests it.
    Task.detached {
      _ = (catalogue.listing.ids.map(entry), Examiner.shared.findings([], name: ""))
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        while (try? await Task.sleep(for: .seconds(15))) != nil { hub.beat() }
      }
      guard let folder = catalogue.folder else { return }
      for await paths in FolderWatch.changes(below: folder, and: catalogue.hidden?.path) {
        let below = paths.map { String($0.dropFirst(folder.count).drop { $0 == "/" }) }
        hub.send(
          below,
          areDials: below.contains { DocumentKey.isNamed($0) || MovingPicture.isNamed($0) })
      }
      group.cancelAll()
    }
  }

  package func respond(to request: Request) async -> Response {
    guard access.allows(request) else {
      return Response(.forbidden, text: "only pages of this bench may ask it\n")
    }
    var response = await made(for: request)
    if Gzip.isAccepted(request.head.headerFields[.acceptEncoding]) { response.compress() }
    return response.unless(request)
  }

  private func made(for request: Request) async -> Response {
    guard let segments = request.segments else {
      return Response(.badRequest, text: "a bad path\n")
    }
    guard request.head.method != .post else {
      switch segments {
      case ["api", "samples"]: return save(request.content)
      case ["api", "files"]: return restore(request.content)
      case ["api", "changes"]: return await changes(request.content)
      case ["api", "edits"]: return await edit(request.content)
      case ["api", "boards"]: return board(request.content)
      case ["api", "palette"]: return palette(request.content)
      case ["api", "drawings"]: return await open(request.content)
      case ["api", "rig"]: return await rig(request.content)
      default: return Response(.methodNotAllowed, text: "GET alone\n", [.allow: "GET, HEAD"])
      }
    }
    guard [.get, .head].contains(request.head.method) else {
      return Response(.methodNotAllowed, text: "GET, HEAD and POST alone\n", [.allow: "GET, HEAD"])
    }
    switch (segments.first, segments.dropFirst().first) {
    case (nil, _), ("dial", _): return .page
    case ("assets", _): return .asset(segments.dropFirst().joined(separator: "/"))
    case ("events", nil): return Response(type: "text/event-stream", hub.listen())
    case ("docs", let code?): return explanation(code)
    case ("api", "dials") where segments.count == 2: return dials
    case ("api", "dials"): return dial(segments.dropFirst(2))
    case ("api", "render"): return await render(segments.dropFirst(2), request)
    case ("api", "kinds"): return kinds
    case ("api", "parts"): return await parts(segments.dropFirst(2), request)
    case ("render", _): return await file(segments.dropFirst(), request)
    default: return .nothing
    }
  }

  private var dials: Response {
    let (ids, more) = catalogue.listing
    return .json(
      .object([
        "folder": catalogue.folder.map(JSON.string) ?? .null,
        "version": .number(hub.version),
        "start": start.map { .string($0.text) } ?? .null,
        "themes": .array(Theme.library.map { .string($0.name) }),
        "dials": .array(ids.compactMap(entry)),
        "more": .number(more),
        "media": .array(MediaProgram.forms.map { .string($0.rawValue) }),
      ]))
  }

  private func dial(_ segments: ArraySlice<String>) -> Response {
    guard let id = DialID(segments) else { return .noDial }
    if let outcome = catalogue.document(id) { return .json(catalogue.details(id, outcome)) }
    do throws(RefusedRequest) {
      guard let file = try catalogue.svgFile(id, nil) else { return .noDial }
      return .json(catalogue.details(id, file))
    } catch {
      return .json(catalogue.details(id, error.diagnostics))
    }
  }

  private func render(_ segments: ArraySlice<String>, _ request: Request) async -> Response {
    guard let id = DialID(segments) else { return .noDial }
    return await render(id, String(request.query ?? ""))
  }

  /// The picture of a dial with its measurements.
  func render(_ id: DialID, _ query: String) async -> Response {
    let start = ContinuousClock.now
    do throws(RefusedRequest) {
      let query = try PreviewQuery(query)
      guard let picture = try await picture(id, query) else { return .noDial }
      let hazards = picture.hazards(named: id.golden ?? id.path ?? "")
      guard hazards.isEmpty else { throw RefusedRequest(.unprocessableContent, hazards) }
      let time = (ContinuousClock.now - start) / .milliseconds(1)
      let command = command(for: picture, of: id, query)
      let changes = await changes(of: id, query, from: picture)
      return .json(try picture.json(time, command: command, changes: changes, in: catalogue))
    } catch {
      // Errors are responses with 200: browsers write all others into their consoles.
      let isAnswer = error.status == .unprocessableContent || error.status == .badRequest
      return .refused(error.diagnostics, in: catalogue, status: isAnswer ? .ok : error.status)
    }
  }

  /// The command line that writes a picture; nil for a moving SVG file, which is there already.
  private func command(for picture: BenchPicture, of id: DialID, _ query: PreviewQuery) -> String? {
    var query = query
    if let file = picture.svgFile {
      guard file.moment != nil, id.path != nil else { return nil }
      query.picture.motion = .reduced
    }
    return ShellCommand.text(
      catalogue.name(of: id, from: workingFolder), query,
      theme: catalogue.document(id)?.value?.themeName)
  }

  private func file(_ segments: ArraySlice<String>, _ request: Request) async -> Response {
    var segments = segments
    guard let last = segments.popLast(), let dot = last.lastIndex(of: "."),
      let id = DialID(segments + [String(last[..<dot])])
    else { return .noDial }
    let form = MediaForm(rawValue: String(last[last.index(after: dot)...]))
    guard form != nil || last.hasSuffix(".svg") else { return .noDial }
    do throws(RefusedRequest) {
      let query = try PreviewQuery(request.query ?? "")
      if let form { return try await film(id, query, form) }
      guard let picture = try await picture(id, query) else { return .noDial }
      return .picture(picture.file, runs: query.interactivity == .script)
    } catch {
      return .refused(error.diagnostics, in: catalogue, status: error.status)
    }
  }

  /// The changes in words between two files from the page: only the page has the pinned one.
  private func changes(_ content: [UInt8]) async -> Response {
    guard let pair = try? JSONDecoder().decode([String: String].self, from: Data(content)),
      pair.count == 2, let old = pair["old"], let new = pair["new"]
    else { return .message("the request cannot be read", .badRequest) }
    let changes = try? await gate.run { () throws(RefusedRequest) in
      BenchPicture.changes(from: Array(old.utf8), to: Array(new.utf8))
    }
    return .json(
      .object(["changes": (changes ?? nil).map { .array($0.map(JSON.string)) } ?? .null]))
  }

  /// The changes in words since an earlier picture; nil if that cannot be compared, or if the
  /// picture is not an earlier one.
  private func changes(
    of id: DialID, _ query: PreviewQuery, from old: BenchPicture
  ) async -> [String]? {
    guard query.revision != nil else { return nil }
    var query = query
    if query.revision == .golden {
      (query.picture.motion, query.interactivity) = (.reduced, old.interactivity)
    }
    query.revision = nil
    return (try? await picture(id, query))?.changes(from: old)
  }

  /// The picture of a query; nil for an unknown dial or revision.
  private func picture(
    _ id: DialID, _ query: PreviewQuery
  ) async throws(RefusedRequest) -> BenchPicture? {
    try await gate.run { () throws(RefusedRequest) in try drawn(id, query) }
  }

  /// Draws the picture of a query; nil for an unknown dial or revision.
  func drawn(
    _ id: DialID, _ query: PreviewQuery
  ) throws(RefusedRequest) -> BenchPicture? {
    if query.revision == .golden {
      return catalogue.golden(of: id).map { BenchPicture(recorded: $0) }
    }
    if let file = try catalogue.svgFile(id, query.revision) {
      return BenchPicture(try query.picture.picture(of: file))
    }
    guard let (request, warnings) = try request(id, query) else { return nil }
    return try BenchPicture(request, warnings: warnings)
  }

  /// The request for the picture of a document, with the warnings of the document; nil for an unknown
  /// one.
  ///
  /// - Parameter draft: the document as it is about to be; nil for the current one.
  func request(
    _ id: DialID, _ query: PreviewQuery, of draft: Outcome<Document>? = nil
  ) throws(RefusedRequest) -> (picture: PictureRequest, warnings: [Diagnostic])? {
    let outcome =
      query.revision == .head ? catalogue.committedDocument(id) : draft ?? catalogue.document(id)
    guard let outcome else { return nil }
    guard let document = outcome.value else {
      throw RefusedRequest(.unprocessableContent, outcome.diagnostics)
    }
    var query = query
    if query.revision == .head {
      // An earlier document may not have all the parameters of today.
      let names = Set(document.parameters.map(\.name) + [document.themeName ?? ""])
      query.picture.values = query.picture.values.filter { names.contains($0.key) }
    }
    var request = query.picture.request(for: document)
    request.interactivity = query.interactivity
    // The values are later written into the document, and so are the files that they name.
    request.environment.folder = catalogue.folderOfValues(id)
    request.environment.allowsFileReferences = catalogue.folder != nil
    return (request, outcome.diagnostics)
  }
}
