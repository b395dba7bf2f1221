import ArgumentParser
import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepFilm
import SweepServer
import SweepTemplates

/// `sweephand serve`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve pictures over HTTP.",
    discussion: """
      EXAMPLES
        sweephand serve
        sweephand serve gauges/ --port 8080
        curl 'http://127.0.0.1:4080/v1/render/speedometer.svg?value=72&theme=brass'
        curl 'http://127.0.0.1:4080/v1/render/speedometer.gif?value=72&size=320' -o speed.gif
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents, or folders of documents, to serve; the built-in templates by default.",
      valueName: "file|folder"), completion: .file())
  var paths: [String] = []

  @OptionGroup var address: AddressOptions

  @Option(help: ArgumentHelp("How long others may cache a picture.", valueName: "seconds"))
  var maxAge = EndpointSettings().maximumAge

  @Option(help: ArgumentHelp("The most connections at a time.", valueName: "number"))
  var maxConnections = ServerSettings().maximumConnections

  @Option(help: ArgumentHelp("The most connections of one address.", valueName: "number"))
  var maxPerAddress = ServerSettings().maximumPerAddress

  @Option(help: ArgumentHelp("The most bytes of a query.", valueName: "bytes"))
  var maxQuery = EndpointSettings().maximumQuery

  @Option(help: ArgumentHelp("The most bytes of a picture.", valueName: "bytes"))
  var maxBytes = EndpointSettings().maximumBytes

  @Option(help: ArgumentHelp("The most keys of a picture's animations.", valueName: "number"))
  var maxKeys = EndpointSettings().maximumKeys

  @Option(
    help: ArgumentHelp("The most pixels of all frames of a picture together.", valueName: "number"))
  var maxPixels = EndpointSettings().media.pixels

  @Option(help: ArgumentHelp("The most seconds that a picture may take.", valueName: "seconds"))
  var maxTime = EndpointSettings().maximumSeconds

  @Option(help: ArgumentHelp("The size of the cache of pictures.", valueName: "bytes"))
  var cache = EndpointSettings().cacheBytes

  @Flag(name: .shortAndLong, help: "Do not log answers on the standard error.")
  var quiet = false

  func validate() throws {
    let isSound =
      [maxConnections, maxPerAddress, maxQuery, maxBytes, maxKeys, maxPixels].allSatisfy { $0 > 0 }
      && maxAge >= 0 && maxTime > 0 && cache >= 0
    guard isSound else { throw ValidationError("limits are numbers above zero") }
  }

  func run() async throws {
    let endpoint = try Endpoint(templates(), settings, version: SweephandCommand.version)
    var server = address.settings(ports: 4080...4080)
    server.maximumConnections = maxConnections
    server.maximumPerAddress = maxPerAddress
    server.maximumTarget = maxQuery + 1024
    let log: @Sendable (ServerEvent) -> Void = { Console.error($0.line) }
    let count = endpoint.names.count
    try await address.run(Server(endpoint, server, log: quiet ? nil : log)) { url in
      Console.error("sweephand serves \(count) templates: \(url)/v1/templates")
    }
  }

  private var settings: EndpointSettings {
    var settings = EndpointSettings()
    settings.maximumAge = maxAge
    settings.maximumQuery = maxQuery
    settings.maximumBytes = maxBytes
    settings.maximumKeys = maxKeys
    settings.maximumSeconds = maxTime
    settings.media.pixels = maxPixels
    settings.cacheBytes = cache
    settings.maximumRenders = maxConnections
    return settings
  }

  /// The documents at the paths, each under its file's name; one with errors ends the program.
  private func templates() throws -> [EndpointTemplate] {
    if paths.isEmpty { return EndpointTemplate.library }
    return try FileSearch.files(paths, ending: ".yaml").map { file in
      let bytes = try InputFile.read(file, limit: LoadLimits()[.size])
      let folder = DocumentFolder.kept(Paths.folder(of: file))
      let outcome = Document.read(bytes, file: file, in: folder)
      guard let document = outcome.value else {
        outcome.diagnostics.forEach { Console.error($0.description) }
        throw ExitCode(2)
      }
      // The files that it names are read now, so that every process that starts now has the same.
      for fault in document.scene(in: .readingFonts).diagnostics {
        Console.error(fault.description)
      }
      return EndpointTemplate(Paths.stem(of: file), document)
    }
  }
}
