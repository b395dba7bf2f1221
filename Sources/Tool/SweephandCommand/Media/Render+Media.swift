import ArgumentParser
import SweepDiagnostics
import SweepDials
import SweepFiles
import SweepFilm
import SweepRender
import SweepSVG
import SweepStudio
import SweepTemplates

// Pictures that are not SVG: the frames are drawn here, and become pixels in a program of their own.
extension Render {
  /// Throws for options that a form other than SVG has no use for.
  func validate(_ media: MediaForm) throws {
    _ = try self.media.request(media)
    let unused = [
      ("--frames", frames.rate != nil), ("--validate", checksOutput),
      ("--interactive", form.interactivity != .none), ("--profile", form.profile == .svg11),
      ("--responsive", form.responsive), ("--pause", form.pause != .none),
      ("--stop-after", form.stopAfter != nil),
    ]
    if let option = unused.first(where: \.1)?.0 {
      throw ValidationError("\(option) is for svg, not for \(media.rawValue)")
    }
    if source.moment != nil, self.media.length != nil {
      throw ValidationError("--at and --for exclude each other")
    }
  }

  /// Draws the frames, has them made into a file, and writes that.
  func write(_ media: MediaForm, since start: ContinuousClock.Instant) throws {
    let (drawing, reads) = try drawing(forPixels: true)
    guard !reads.contains(output) else { throw FileError.isRead(output) }
    if drawing.readsClock { noteTheAge() }
    let findings = drawing.findings + drawing.undrawn
    for finding in findings { Console.error(finding.description) }
    if strict, findings.contains(where: { $0.severity != .note }) {
      throw Failure("nothing was written")
    }
    if !media.isStill, self.media.length == nil { noteTheLength(of: drawing) }
    let file: MediaFile
    do {
      file = try Watchdog.limit(seconds: source.limits.time) {
        try MediaProgram().file(of: try drawing.frames(of: try self.media.request(media)))
      }
    } catch FilmError.media(let error) {
      throw Failure(error.description)
    } catch FilmError.picture(let error) {
      Console.error(error.description)
      throw ExitCode(2)
    } catch let error as MediaError {
      throw Failure(error.description)
    }
    try OutputFile.write(file.bytes, to: output)
    if output != "-" { report(file.facts, since: start) }
  }
}

extension MediaFile {
  fileprivate var facts: [String] {
    var facts = [Sizes.text(bytes.count), "\(width) x \(height)"]
    if frames > 1 { facts.append("\(frames) frames of \(Sizes.tenths(rate)) a second") }
    if colors > 0 { facts.append("\(colors) colours") }
    return facts
  }
}
