import ArgumentParser
import SweepDiagnostics
import SweepFiles
import SweepPreview
import SweepRender
import SweepServer
import SweepTemplates

/// `sweephand preview`.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "View and tune dials, and view SVG files, in a browser, live.",
    discussion: """
      EXAMPLES
        sweephand preview
        sweephand preview gauges/ --open
        sweephand preview gauges/boiler.yaml --port 8000
        sweephand preview logo.svg --open
      """)

  @Argument(
    help: ArgumentHelp(
      "A folder of documents and SVG files, or the file to show first; built-in templates are always there.",
      valueName: "folder|file"), completion: .file())
  var path: String?

  @OptionGroup var address: AddressOptions

  @Flag(help: "Open the page in the default browser.")
  var open = false

  func run() async throws {
    let (folder, start) = try place()
    let preview = Preview(
      folder: folder, start: start, host: address.host, explain: Explain.explanation)
    var settings = address.settings(ports: 4080...4099)
    // Two pictures that are compared.
    settings.maximumContent = 8 << 20
    let server = Server(preview, settings)
    let watching = Task { await preview.watch() }
    defer { watching.cancel() }
    try await address.run(server) { url in
      let page = url + preview.startPath
      Console.error("sweephand preview: \(page)")
      if open { Browser.open(page) }
    }
  }

  /// The folder, and the path below it of the document to begin with.
  private func place() throws(Failure) -> (folder: String?, start: String?) {
    guard let path else { return (nil, nil) }
    guard let real = Paths.real(path) else {
      throw Failure("\(path.visible): no such file or folder")
    }
    if FileSearch.isFolder(real, following: true) { return (real, nil) }
    guard DocumentKey.isNamed(real) || MovingPicture.isNamed(real) else {
      throw Failure("\(path.visible): is neither a folder nor a .yaml, .yml, .json or .svg file")
    }
    let folder = Paths.folder(of: real)
    return (folder, String(real.dropFirst(folder.count).drop { $0 == "/" }))
  }
}
