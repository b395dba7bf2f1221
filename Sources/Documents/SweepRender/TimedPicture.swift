package import SweepDiagnostics
package import SweepFilm
package import SweepGeometry
package import SweepScene

/// A picture of which any moment can be drawn: a dial's or an SVG file's.
package protocol TimedPicture: Sendable {
  /// The warnings and notes from reading it.
  var findings: [Diagnostic] { get }
  /// The warnings about content that pixels, films and PDF do not show.
  var undrawn: [Diagnostic] { get }
  /// Whether it was drawn with the time of the clock.
  var readsClock: Bool { get }
  /// The size in pixels at a scale of 1.
  var frameSize: Size { get }
  /// Whether all of its moments look the same.
  var isAtRest: Bool { get }
  /// A remark on a film for which no length is asked; nil for none.
  var lengthNote: String? { get }

  /// The moments of a film, up to `end`, or of its own length.
  func times(perSecond rate: Double, from start: Seconds, until end: Seconds?) -> FrameTimes
  /// The picture at a moment; nil for the picture that was asked for.
  func picture(at moment: Seconds?) throws(PictureError) -> Picture
  /// The bytes of a film's frame without motion; nil for the picture that was asked for.
  func frame(at moment: Seconds?) throws(PictureError) -> [UInt8]
}

extension TimedPicture {
  package var undrawn: [Diagnostic] { [] }

  /// Draws the frames of a film; see ``Drawing/film(_:)``.
  package func frames(of request: MediaRequest) throws(FilmError) -> Film {
    let size = request.size.pixels(
      width: frameSize.width, height: frameSize.height, isEven: request.form.isVideo)
    let times = request.form.isStill || isAtRest ? nil : request.times(of: self)
    var film = Film(
      request.form, width: size.width, height: size.height, rate: request.rate, frames: [])
    do throws(MediaError) {
      try request.checkRate()
      try request.limits.check(width: size.width, height: size.height, frames: times?.count ?? 1)
    } catch {
      throw .media(error)
    }
    film.ground = request.ground
    film.maximumBytes = request.maximumBytes
    film.ditheredBits = request.ditheredBits
    guard let times else {
      film.frames = [Film.Frame(try still(at: nil))]
      return film
    }
    film.loops = request.loops ?? (times.repeats ? 0 : 1)
    if request.poster == .rest, request.form.hasLoops { film.poster = try still(at: nil) }
    try draw(times, into: &film, request.limits)
    return film
  }

  private func draw(
    _ times: FrameTimes, into film: inout Film, _ limits: MediaLimits
  ) throws(FilmError) {
    var bytes = 0
    for time in times.times {
      let svg = try still(at: time)
      if film.frames.last?.svg == svg {
        film.frames[film.frames.count - 1].steps += 1
      } else {
        bytes += svg.count
        guard bytes <= limits.bytes else { throw .media(limits.tooManyBytes) }
        film.frames.append(Film.Frame(svg))
      }
    }
  }

  private func still(at moment: Seconds?) throws(FilmError) -> [UInt8] {
    do throws(PictureError) {
      return try frame(at: moment)
    } catch {
      throw .picture(error)
    }
  }
}

extension MediaRequest {
  /// The moments of a film.
  fileprivate func times(of picture: some TimedPicture) -> FrameTimes {
    // The end of a film is the moment of the next frame.
    let until = seconds.map { Seconds(max($0 - 1 / rate, 0)) }
    return picture.times(perSecond: rate, from: .zero, until: until)
  }

  private static let mostPerSecond = 50.0

  fileprivate func checkRate() throws(MediaError) {
    guard form == .gif, rate > Self.mostPerSecond else { return }
    throw MediaError(
      "a GIF shows at most 50 frames a second",
      hint: "players take shorter times for a tenth of a second")
  }
}
