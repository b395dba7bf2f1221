import Foundation
import SweepDiagnostics
import SweepGeometry
import SweepScene
import SweepTemplates
import Testing
import SweepYAML

/// SVG artwork is read from the document's folder; its errors and omissions are reported.
struct ArtworkFileTests {
  private let folder: URL

  private static let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'"

  init() throws {
    folder = URL(filePath: NSTemporaryDirectory()).appending(path: "sweephand-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = [
      "good.svg": "\(Self.svg)><path id='hand' d='M5 5V1h1z'/></svg>",
      "noisy.svg": """
      \(Self.svg)>
      <script/>
        <g filter='url(#x)'><path d='M0 0h9v9z'/></g>
      <filter id='x'><feImage/></filter></svg>
      """,
      "broken.svg": "\(Self.svg)>\n<g></svg>",
      "page.html": "<html/>",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
  }

  private func found(_ layer: String) -> [String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    return mistakes("sweephand: 1\nlayers:\n  - \(layer)", folder: folder.path)
  }

  @Test func goodArtworkHasNoDiagnostics() {
    #expect(found("artwork: {file: good.svg, needle: {element: hand, pivot: [5, 5]}}") == [])
  }

  @Test func whatIsLeftOutIsAWarningAtItsPlace() throws {
    let text =
      "sweephand: 1\nlayers:\n  - artwork: {file: noisy.svg}\n  - artwork: {file: noisy.svg}"
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = Document.render(
      Array(text.utf8), file: "dials/dial.yaml", folder: folder.path, in: fixedEnvironment)
    #expect(outcome.value != nil)
    #expect(
      outcome.diagnostics.map(\.headline) == [
        "dials/noisy.svg:2:1: warning[SH0508]: 'script' is left out",
        "dials/noisy.svg:3:3: warning[SH0509]: 'g' is left out, whose filter cannot be drawn",
      ])
  }

  @Test(arguments: [
    (
      "artwork: {file: broken.svg}",
      "3:21: error[SH0507]: 'file' names artwork that cannot be read: 'broken.svg' at line 2, "
        + "column 4: '</svg>' stands where"
    ),
    (
      "artwork: {file: page.html}",
      "3:21: error[SH0507]: 'file' names artwork that cannot be read: 'page.html' at line 1, "
        + "column 1: is not SVG"
    ),
    (
      "artwork: {file: missing.svg}",
      "3:21: error[SH0502]: 'file' names a file that cannot be found"
    ),
    ("artwork: {file: ../good.svg}", "3:21: error[SH0501]: 'file' must be a path inside"),
    ("artwork: {file: /etc/passwd}", "3:21: error[SH0501]: 'file' must be a path inside"),
    (
      "artwork: {file: good.svg, needle: {element: hnad}}",
      "3:39: error[SH0601]: 'needle' names 'hnad', which the artwork does not have; there are hand"
    ),
    (
      "needle: {artwork: {file: good.svg, element: x}}",
      "3:23: error[SH0601]: 'artwork' names 'x', which the artwork does not have; there are hand"
    ),
    ("needle: {artwork: {file: good.svg, path: M0 0h1}}", "3:23: error[SH0203]: 'artwork' needs"),
    ("artwork: {file: good.svg, hidden: [x]}", "3:39: error[SH0601]: 'hidden' names 'x'"),
  ])
  func mistakesAreToldWithTheirPlace(layer: String, message: String) {
    let found = found(layer)
    #expect(found.count == 1 && found[0].hasPrefix("dial.yaml:" + message), "\(found)")
  }

  @Test func documentsWithoutAFolderReadNothing() {
    #expect(
      mistakes("sweephand: 1\nlayers:\n  - artwork: {file: good.svg}").first?.contains("SH0504")
        == true)
    _ = found("face")
  }

  /// Files of 300 by 200 pixels, and some without a size or an end.
  @Test(
    arguments: [
      (
        "png",
        "iVBORw0KGgoAAAANSUhEUgAAASwAAADIAQAAAAB6pOH4AAAAHklEQVR42u3BMQEAAADCoPVP"
          + "bQdvoAAAAAAAAADgNx54AAG94zQeAAAAAElFTkSuQmCC", nil
      ),
      ("jpeg", "/9j/4AAEAQL/xAADCf/CAAsIAMgBLAEBEQD/2gAIAQEAAD8AAP/Z", nil),
      ("gif", "R0lGODlhLAHIAAAAACwAAAAALAHIAAACAQAAOw==", nil),
      ("cut.png", "iVBORw0KGgoAAAAN", .notAPicture), ("cut.jpeg", "/9j/4P//", .notAPicture),
      ("webp", "UklGRi4uLi5XRUJQVlA4IA==", .notAPicture),
      ("flat.gif", "R0lGODlhAADIAAAAACwAAAAALAHIAAACAQAAOw==", .notArtwork),
    ] as [(String, String, DiagnosticCode?)])
  func picturesAreArtworkInPixels(
    name: String, base64: String, mistake: DiagnosticCode?
  ) throws {
    try #require(Data(base64Encoded: base64)).write(to: folder.appending(path: name))
    let document = "sweephand: 1\nlayers:\n  - artwork: {file: \(name), frame: [0, 0, 30, 20]}"
    let outcome = Document.render(
      Array(document.utf8), file: "dial.yaml", folder: folder.path, in: fixedEnvironment)
    _ = found("face")
    let picture = outcome.value?.layers.first?.sublayers.first
    #expect(outcome.diagnostics.first?.code == mistake)
    #expect(picture?.transform.affine == (mistake == nil ? .scale(x: 0.1, y: 0.1) : nil))
  }

  @Test func parametersNameFilesWhereTheyAreSet() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = try #require(Template.named("speedometer-artwork").value.map(Document.init))
    func faults(_ files: String?) -> [String] {
      var environment = fixedEnvironment
      environment.folder = files
      return document.scene(set: ["wheel": "good.svg"], in: environment)
        .diagnostics.map(\.headline)
    }
    #expect(faults(folder.path) == [])
    #expect(faults(nil).first?.hasPrefix("--set: error[SH0504]: 'wheel' names a file") == true)
    let filled = "sweephand: 1\ntemplate: speedometer-artwork\nwith: {wheel: good.svg}"
    #expect(mistakes(filled, folder: folder.path) == [])
    #expect(
      mistakes(filled.replacing("good", with: "artwork/speedometer-wheel"), folder: folder.path)
        .first?.hasPrefix("dial.yaml:3:15: error[SH0502]: 'wheel' names a file") == true)
  }
}
