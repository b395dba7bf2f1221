import SweepRender
import SweepTemplates
import SweepYAML

/// A compiled document draws the same as the document, whichever parameter varies.
enum CompiledTarget {
  static func run(_ bytes: [UInt8]) -> Int32 {
    guard let document = Document.read(bytes, file: "x.yaml").value else { return -1 }
    var request = PictureRequest(.document(document))
    request.environment.now = { 1_767_225_600 }
    request.environment.timeZone = "UTC"
    request.environment.limits[.keys] = 20_000
    for parameter in document.parameters.prefix(4) {
      guard let compiled = try? request.compiled(varying: [parameter.name]) else { continue }
      let texts = [parameter.choices.last ?? "7.5", "-3", "true", "1, 2", "now", "b"]
      for text in texts {
        var ordinary = request
        ordinary.values[parameter.name] = text
        let values = [parameter.name: text]
        let (one, two) = (
          outcome { () throws(PictureError) in try compiled.picture(values: values) },
          outcome { () throws(PictureError) in try ordinary.picture() }
        )
        expect(one == two, "\(values): \(one)\nis not\n\(two)")
      }
    }
    return 0
  }

  private static func outcome(
    _ draw: () throws(PictureError) -> Picture
  ) -> Result<Picture, PictureError> {
    do throws(PictureError) {
      return .success(try draw())
    } catch {
      return .failure(error)
    }
  }
}
