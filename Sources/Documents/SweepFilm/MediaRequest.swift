/// The options of a picture that is not SVG.
public struct MediaRequest: Hashable, Sendable {
  /// The ground behind the picture.
  public enum Background: Hashable, Sendable {
    /// None if the format supports partial transparency, else white.
    case automatic
    /// None.
    case none
    /// A colour as `0xrrggbb`.
    case color(UInt32)
  }

  /// The first picture, which is all that some programs show.
  public enum Poster: String, CaseIterable, Hashable, Sendable {
    /// The first moment.
    case first
    /// The picture at rest.
    case rest
  }

  /// The form.
  public var form: MediaForm
  /// The size in pixels; the scene's own by default.
  public var size = MediaSize.scale(1)
  /// The pictures a second; 25 by default.
  public var rate = 25.0
  /// The seconds that are shown; nil, the default, until everything is at rest, or for one period
  /// of repeated motion.
  public var seconds: Double?
  /// The background; by default that of the format.
  public var background = Background.automatic
  /// The number of repetitions, 0 for endless ones; nil, the default, for one if the motion ends,
  /// and for endless ones if it repeats.
  public var loops: Int?
  /// The first picture; that of the first moment by default.
  public var poster = Poster.first
  /// The most bytes, for which size, colours and rate are given up in steps; nil, the default, for
  /// any number.
  public var maximumBytes: Int?
  /// The bits of a pixel of a grey PNG whose shades are dithered: 1, 2 or 4; nil, the default, for
  /// colours.
  public var ditheredBits: Int?
  /// The limits above which a request is rejected.
  public var limits = MediaLimits()

  /// Makes a request with the default of each property.
  public init(_ form: MediaForm) { self.form = form }

  /// The ground as a colour; nil for none.
  public var ground: UInt32? {
    switch background {
    case .color(let color): color
    case .none: form.isVideo || ditheredBits != nil ? 0xffffff : nil
    case .automatic: form.isVideo || form == .gif || ditheredBits != nil ? 0xffffff : nil
    }
  }
}

/// The limits of frames and files.
public struct MediaLimits: Hashable, Sendable {
  /// The most pixels of a side; 8192 by default.
  public var side = 8192
  /// The most pixels of a picture; 2²⁵ by default.
  public var area = 1 << 25
  /// The most pictures of a film; 10,000 by default.
  public var frames = 10_000
  /// The most pixels of all pictures of a film together; 2³¹ by default.
  public var pixels = 1 << 31
  /// The most bytes of all still pictures in SVG; 128 MiB by default.
  public var bytes = 128 << 20

  /// Makes the limits named at each property.
  public init() {}

  /// Refuses a film before anything of it is drawn.
  public func check(width: Int, height: Int, frames: Int) throws(MediaError) {
    guard width <= side, height <= side, width * height <= area else {
      throw MediaError(
        "the picture would be \(width) x \(height) pixels, more than \(side) a side or \(area) in all",
        hint: "choose a smaller 'size'")
    }
    guard frames <= self.frames else {
      throw MediaError(
        "there would be \(frames) frames, more than the limit of \(self.frames)",
        hint: "say how long it plays with 'for', such as 10s, or choose a lower 'fps'")
    }
    guard width * height * frames <= pixels else {
      throw MediaError(
        "\(frames) frames of \(width) x \(height) pixels are more than the limit of \(pixels) pixels",
        hint: "choose a smaller 'size', a lower 'fps' or a shorter time with 'for'")
    }
  }
}

/// Why there are no pixels.
public struct MediaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason.
  public let message: String
  /// A suggestion; nil if there is none.
  public let hint: String?

  /// Makes an error.
  public init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }

  /// The reason and the hint, as people read them.
  public var description: String { message + (hint.map { "\n  help: \($0)" } ?? "") }
}
