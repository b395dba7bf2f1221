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
        let drawn = [false, true].lazy.compactMap { hasPlot in
          picture(of: sample, hasPlot).map { (svg: $0, hasPlot) }
        }.first
        return .object([
          "name": .string(sample.name), "summary": .string(sample.summary),
          "keys": .string(sample.keys), "isOfPlot": .boolean(drawn?.1 ?? false),
          "svg": drawn.map { .string($0.svg) } ?? .null,
        ])
      })
  ])

  /// The picture of a part; nil where it cannot be drawn so.
  private static func picture(of sample: PartSample, _ hasPlot: Bool) -> String? {
    let text = sample.document(hasPlot: hasPlot)
    let outcome = Document.read(Array(text.utf8), file: "\(sample.name).json")
    guard let document = outcome.value else { return nil }
    var request = PictureRequest(.document(document))
    request.form = .svg(SVGOptions(motion: .none))
    return (try? request.picture()).map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
