import ArgumentParser
import SweepEndpoint
import SweepFiles
import SweepFilm
import SweepServer

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `sweephand serve`.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve pictures over HTTP.",
    discussion: """
      EXAMPLES
        sweephand serve
        sweephand serve gauges/ --port 8080
        sweephand serve --workers 4
        sweephand serve icons/   # SVG files: icons/24/home.svg as 24/home.svg, .png, .gif and .webp
        curl 'http://127.0.0.1:4080/v1/render/speedometer.svg?value=72&theme=brass'
        curl 'http://127.0.0.1:4080/v1/render/speedometer.gif?value=72&size=320' -o speed.gif
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents and SVG files, or folders of them, to serve; the built-in templates by default.",
      valueName: "file|folder"), completion: .file())
  var paths: [String] = []

  @OptionGroup var address: AddressOptions

  @Option(help: ArgumentHelp("The time that a picture may be cached.", valueName: "seconds"))
  var maxAge = EndpointSettings().maximumAge

  @Option(help: ArgumentHelp("The maximum number of connections.", valueName: "number"))
  var maxConnections = ServerSettings().maximumConnections

  @Option(help: ArgumentHelp("The maximum number of connections per address.", valueName: "number"))
  var maxPerAddress = ServerSettings().maximumPerAddress

  @Option(help: ArgumentHelp("The maximum size of a query.", valueName: "bytes"))
  var maxQuery = EndpointSettings().maximumQuery

  @Option(help: ArgumentHelp("The maximum size of a picture.", valueName: "bytes"))
  var maxBytes = EndpointSettings().maximumBytes

  @Option(
    help: ArgumentHelp("The maximum number of keys in a picture's animations.", valueName: "number")
  )
  var maxKeys = EndpointSettings().maximumKeys

  @Option(
    help: ArgumentHelp(
      "The maximum number of pixels in all frames of a picture.", valueName: "number"))
  var maxPixels = EndpointSettings().media.pixels

  @Option(help: ArgumentHelp("The maximum time for a picture.", valueName: "seconds"))
  var maxTime = EndpointSettings().maximumSeconds

  @Option(help: ArgumentHelp("The size of the cache of pictures.", valueName: "bytes"))
  var cache = EndpointSettings().cacheBytes

  @Option(
    help: ArgumentHelp(
      "The number of processes on the port, which share the limits.",
      valueName: "number"))
  var workers = 1

  /// Documents of a worker (``ServedDocuments/mark``); its standard input is then the socket.
  @Option(help: .private)
  var worker: String?

  @Flag(name: .shortAndLong, help: "Do not log requests on the standard error.")
  var quiet = false

  func validate() throws {
    let isSound =
      [maxConnections, maxPerAddress, maxQuery, maxBytes, maxKeys, maxPixels, workers]
      .allSatisfy { $0 > 0 } && maxAge >= 0 && maxTime > 0 && cache >= 0
    guard isSound else { throw ValidationError("limits are numbers above zero") }
    guard workers <= maxConnections else {
      throw ValidationError("--workers is at most --max-connections, \(maxConnections)")
    }
  }

  func run() async throws {
    let documents = try ServedDocuments(paths)
    if let worker {
      guard documents.mark == worker else {
        throw Failure("the documents have changed since 'sweephand serve' began: start it again")
      }
      let server = try server(of: documents.templates)
      Workers.endWithParent()
      return try await server.run(on: ListeningSocket(descriptor: STDIN_FILENO)) { _ in
        try? Console.output("ready\n")
      }
    }
    documents.tellFaults()
    let server = try server(of: documents.templates)
    let told: @Sendable (String) -> Void = { [workers, summary = documents.summary] url in
      let staff = workers > 1 ? " by \(workers) processes" : ""
      Console.error("sweephand serves \(summary)\(staff): \(url)/v1/templates")
    }
    guard workers > 1 else { return try await address.run(server, onReady: told) }
    let sockets = try ListeningSocket.sharing(server.settings, workers)
    try Workers(on: sockets, serving: documents.mark).run { told(address.url(sockets[0].port)) }
  }

  private func server(of templates: [EndpointTemplate]) throws -> Server {
    let endpoint = try Endpoint(templates, settings, version: SweephandCommand.version)
    var server = address.settings(ports: 4080...4080)
    server.maximumConnections = share(of: maxConnections)
    server.maximumPerAddress = share(of: maxPerAddress)
    server.maximumTarget = maxQuery + 1024
    let log: @Sendable (ServerEvent) -> Void = { Console.error($0.line) }
    return Server(endpoint, server, log: quiet ? nil : log)
  }

  private var settings: EndpointSettings {
    var settings = EndpointSettings()
    settings.maximumAge = maxAge
    settings.maximumQuery = maxQuery
    settings.maximumBytes = maxBytes
    settings.maximumKeys = maxKeys
    settings.maximumSeconds = maxTime
    settings.media.pixels = maxPixels
    settings.cacheBytes = cache / workers
    settings.maximumRenders = share(of: maxConnections)
    settings.maximumDrawings = share(of: settings.maximumDrawings)
    return settings
  }

  private func share(of whole: Int) -> Int { max(1, whole / workers) }
}
