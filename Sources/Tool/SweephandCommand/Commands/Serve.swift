import ArgumentParser
import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepServer
import SweepTemplates

/// `sweephand serve`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw pictures for those who ask over HTTP.",
    discussion: """
      EXAMPLES
        sweephand serve
        sweephand serve gauges/ --port 8080
        curl 'http://127.0.0.1:4080/v1/render/speedometer.svg?value=72&theme=brass'
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents, or folders of them, that are served; the library without any.",
      valueName: "file|folder"))
  var paths: [String] = []

  @OptionGroup var address: AddressOptions

  @Option(help: "The seconds for which others may keep a picture.")
  var maxAge = EndpointSettings().maximumAge

  @Option(help: ArgumentHelp("The most connections at a time.", valueName: "number"))
  var maxConnections = ServerSettings().maximumConnections

  @Option(help: ArgumentHelp("The most bytes of a query.", valueName: "bytes"))
  var maxQuery = EndpointSettings().maximumQuery

  @Option(help: ArgumentHelp("The most bytes of a picture.", valueName: "bytes"))
  var maxBytes = EndpointSettings().maximumBytes

  @Option(help: ArgumentHelp("The most seconds that a picture may take.", valueName: "seconds"))
  var maxTime = EndpointSettings().maximumSeconds

  @Option(help: ArgumentHelp("The bytes of pictures kept to be told again.", valueName: "bytes"))
  var cache = EndpointSettings().cacheBytes

  @Flag(name: .shortAndLong, help: "Do not tell each answer on the standard error.")
  var quiet = false

  func validate() throws {
    let isSound =
      maxAge >= 0 && maxConnections > 0 && maxQuery > 0 && maxBytes > 0 && maxTime > 0 && cache >= 0
    guard isSound else { throw ValidationError("limits are numbers above zero") }
  }

  func run() async throws {
    let templates = try templates()
    let endpoint: Endpoint
    do throws(EndpointError) {
      endpoint = try Endpoint(templates, settings, version: SweephandCommand.version)
    } catch {
      throw Failure(message: "sweephand: \(error)".visible)
    }
    var server = address.settings(ports: 4080...4080)
    server.maximumConnections = maxConnections
    server.maximumTarget = maxQuery + 1024
    let count = endpoint.names.count
    try await address.run(Server(endpoint, server, log: quiet ? nil : Self.tell)) { url in
      Console.error("sweephand serves \(count) templates: \(url)/v1/templates")
    }
  }

  @Sendable private static func tell(_ event: ServerEvent) { Console.error(event.line) }

  private var settings: EndpointSettings {
    var settings = EndpointSettings()
    settings.maximumAge = maxAge
    settings.maximumQuery = maxQuery
    settings.maximumBytes = maxBytes
    settings.maximumSeconds = maxTime
    settings.cacheBytes = cache
    settings.maximumRenders = maxConnections
    return settings
  }

  /// The documents at the paths, each under its file's name; one with mistakes ends the program.
  private func templates() throws(Failure) -> [EndpointTemplate] {
    if paths.isEmpty { return EndpointTemplate.library }
    var templates: [EndpointTemplate] = []
    for file in try Failure.wrap({ () throws(FileError) in
      try FileSearch.files(paths, ending: ".yaml")
    }) {
      let bytes = try Failure.wrap { () throws(FileError) in
        try InputFile.read(file, limit: LoadLimits()[.size])
      }
      let folder = DocumentFolder.kept(Paths.folder(of: file))
      let outcome = Document.read(bytes, file: file, in: folder)
      guard let document = outcome.value else {
        throw Failure(message: outcome.diagnostics.map(\.description).joined(separator: "\n"))
      }
      // The files that it names are read now, so that every process that begins now has the same.
      for fault in document.scene().diagnostics { Console.error(fault.description) }
      templates.append(EndpointTemplate(Paths.stem(of: file), document))
    }
    return templates
  }
}
