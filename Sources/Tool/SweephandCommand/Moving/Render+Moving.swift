import SweepFiles
import SweepRender
import SweepTemplates

// Dials and SVG files, drawn alike.
extension Render {
  /// The picture of a dial or of an SVG file, and the files that it was made of.
  ///
  /// - Parameter isPixels: whether the text of dials is drawn, for pixels.
  func drawing(forPixels isPixels: Bool = false) throws -> (any TimedPicture, FilesRead) {
    let input = try source.input()
    if input.isSVG {
      let validates = checksOutput ? "--validate" : nil
      if let option = source.unusedBySVGFile ?? form.unusedBySVGFile ?? validates {
        throw Failure("\(option) is for dials, not for SVG files")
      }
      let picture = try source.movingPicture(input.bytes ?? [], events.events)
      return (picture, FilesRead([source.source]))
    }
    if !events.events.isEmpty { throw Failure("--event is for SVG files, not for dials") }
    let request = try request(input: input.bytes)
    let drawing = try source.limitingTime(
      isPixels ? request.drawingText.drawing : request.drawing)
    return (drawing, request.environment.filesRead)
  }

  /// Notes how long a film is, where neither its motion nor an option says it.
  func noteTheLength(of drawing: any TimedPicture) {
    guard let note = drawing.lengthNote else { return }
    let option = frames.rate == nil ? "--for" : "--until"
    Console.error("note: \(note)\n  help: say how long it is with \(option)")
  }
}
