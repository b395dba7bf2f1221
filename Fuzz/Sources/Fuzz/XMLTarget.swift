import SweepArtwork
import SweepDiagnostics
import SweepValidation
import Sweephand

/// Every profile comes to an end with places inside the text, and artwork becomes a picture that
/// is allowed from anybody.
enum XMLTarget {
  // libFuzzer calls from one thread.
  nonisolated(unsafe) private static let validators = Profile.allCases.compactMap {
    try? Validator($0)
  }

  static func run(_ bytes: [UInt8]) -> Int32 {
    for validator in validators {
      for finding in validator.validate(bytes, name: "x.svg") {
        guard let line = finding.line, let column = finding.column else { continue }
        expect(
          (1...bytes.count + 1).contains(line) && (1...bytes.count + 2).contains(column),
          "\(validator.profile): \(finding.headline)")
      }
    }
    guard let result = try? ArtworkReader.read(bytes) else { return 0 }
    let scene = Layer.Scene(
      size: Layer.Size(width: 100, height: 100), viewBox: result.artwork.viewBox,
      layers: result.artwork.layers)
    guard let picture = try? SVGWriter().write(scene) else { return 0 }
    for validator in validators where [.output, .untrusted].contains(validator.profile) {
      let errors = validator.validate(picture.bytes, name: "artwork.svg")
        .filter { $0.severity == .error }
      expect(errors.isEmpty, "\(validator.profile): \(errors)\n\(picture.string)")
    }
    return 0
  }
}
