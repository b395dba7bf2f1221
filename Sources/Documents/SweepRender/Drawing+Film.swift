import SweepDiagnostics
import SweepDials
public import SweepFilm
package import SweepGeometry
import SweepSVG
package import SweepScene
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
    try frames(of: request)
  }
}

extension Drawing: TimedPicture {
  package var frameSize: Size { scene.size }

  /// Whether the form has no motion.
  package var isAtRest: Bool {
    switch form {
    case .svg(let options): options.motion == .none
    }
  }

  package var lengthNote: String? { nil }

  package func times(
    perSecond rate: Double, from start: Seconds, until end: Seconds?
  ) -> FrameTimes {
    FrameTimes(of: scene, perSecond: rate, from: start, until: end)
  }

  package func frame(at moment: Seconds?) throws(PictureError) -> [UInt8] {
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
    return try drawing.picture(at: moment).bytes
  }
}

/// Why there is no film.
public enum FilmError: Error, Hashable, Sendable {
  /// A still picture cannot be written.
  case picture(PictureError)
  /// The film is beyond its limits.
  case media(MediaError)
}
