import SweepDiagnostics
import SweepDials
public import SweepFilm
import SweepGeometry
import SweepSVG
import SweepScene
import SweepTemplates

extension PictureRequest {
  /// The request with all text drawn in the theme's face, or in the given font, unless it sets the
  /// text mode: no system font is used, so that every machine has the same pixels.
  public var drawingText: PictureRequest {
    var request = self
    if request.environment.text == nil { request.environment.text = .drawn }
    return request
  }
}

extension Drawing {
  /// Draws the still pictures of a film.
  ///
  /// A still form has one: the scene of a ``PictureRequest/moment``, or at rest where none is named. A
  /// film shows all of the movement until it rests or, where something never ends, one turn of it.
  /// Equal pictures become one that is shown for longer.
  ///
  ///
  /// - Throws: ``FilmError`` if the film exceeds its limits or a picture cannot be written.
  public func film(_ request: MediaRequest) throws(FilmError) -> Film {
    let size = request.size.pixels(
      width: scene.size.width, height: scene.size.height, isEven: request.form.isVideo)
    let times = request.form.isStill || isAtRest ? nil : request.times(of: scene)
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

  /// Whether the form has no motion.
  private var isAtRest: Bool {
    switch form {
    case .svg(let options): options.motion == .none
    }
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

  /// The bytes of the picture at a moment, or at rest.
  private func still(at moment: Seconds?) throws(FilmError) -> [UInt8] {
    var drawing = self
    // Pixels have no accessible words, and pictures that differ in words alone are equal.
    drawing.scene.role = .decoration
    switch form {
    case .svg(var options):
      (options.motion, options.pause, options.stopAfter) = (.none, .none, nil)
      (options.idPrefix, options.layout, options.script) = (.none, .compact, nil)
      (options.isResponsive, options.profile) = (false, .output)
      if options.fonts == .embed { options.fonts = .outline }
      drawing.form = .svg(options)
    }
    do throws(PictureError) {
      return try drawing.picture(at: moment).bytes
    } catch {
      throw .picture(error)
    }
  }
}

/// Why there is no film.
public enum FilmError: Error, Hashable, Sendable {
  /// A still picture cannot be written.
  case picture(PictureError)
  /// The film is beyond its limits.
  case media(MediaError)
}

extension MediaRequest {
  /// The moments of a film.
  fileprivate func times(of scene: Layer.Scene) -> FrameTimes {
    // The end of a film is the moment of the next frame.
    let until = seconds.map { Seconds(max($0 - 1 / rate, 0)) }
    return FrameTimes(of: scene, perSecond: rate, until: until)
  }

  private static let mostPerSecond = 50.0

  fileprivate func checkRate() throws(MediaError) {
    guard form == .gif, rate > Self.mostPerSecond else { return }
    throw MediaError(
      "a GIF shows at most 50 frames a second",
      hint: "players take shorter times for a tenth of a second")
  }
}
