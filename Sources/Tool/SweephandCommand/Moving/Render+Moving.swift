import SweepFiles
import SweepRender

// Dials and SVG files, drawn alike.
extension Render {
  /// The picture of a dial or of an SVG file.
  ///
  /// - Parameter isPixels: whether the text of dials is drawn, for pixels.
  func drawing(forPixels isPixels: Bool = false) throws -> any TimedPicture {
    let input = try source.input()
    if input.isSVG {
      let validates = checksOutput ? "--validate" : nil
      if let option = source.unusedBySVGFile ?? form.unusedBySVGFile ?? validates {
        throw Failure("\(option) is for dials, not for SVG files")
      }
      return try source.movingPicture(input.bytes ?? [], events.events)
    }
    if !events.events.isEmpty { throw Failure("--event is for SVG files, not for dials") }
    let request = try request(input: input.bytes)
    return try source.limitingTime(isPixels ? request.drawingText.drawing : request.drawing)
  }

  /// Notes how long a film is, where neither its motion nor an option says it.
  func noteTheLength(of drawing: any TimedPicture) {
    guard let note = drawing.lengthNote else { return }
    let option = frames.rate == nil ? "--for" : "--until"
    Console.error("note: \(note)\n  help: say how long it is with \(option)")
  }
}
