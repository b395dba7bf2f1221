import SweepDiagnostics
import SweepEndpoint
import SweepHTTP
import SweepRender
import SweepSVG
import SweepTemplates
import SweepYAML

extension Preview {
  /// The kinds of parts with their pictures, for a palette.
  var kinds: Response { .json(Self.drawnKinds) }

  private static let drawnKinds = JSON.object([
    "kinds": .array(
      PartSample.all.map { sample in
        let outcome = Document.read(Array(sample.document.utf8), file: "\(sample.name).json")
        let bytes = outcome.value.flatMap { document in
          var request = PictureRequest(.document(document))
          request.form = .svg(SVGOptions(motion: .none))
          return try? request.picture().bytes
        }
        return .object([
          "name": .string(sample.name), "summary": .string(sample.summary),
          "keys": .string(sample.keys), "isOfPlot": .boolean(sample.isOfPlot),
          "svg": bytes.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null,
        ])
      })
  ])
}
