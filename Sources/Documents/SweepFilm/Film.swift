/// Still pictures in SVG with their durations, and the options of their file.
public struct Film: Hashable, Sendable {
  /// A picture that is shown for a time.
  public struct Frame: Hashable, Sendable {
    /// The bytes of the SVG file.
    public var svg: [UInt8]
    /// The duration, in steps of the film's rate.
    public var steps: Int

    /// Makes a frame.
    public init(_ svg: [UInt8], steps: Int = 1) { (self.svg, self.steps) = (svg, steps) }
  }

  /// The form.
  public var form: MediaForm
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The steps a second.
  public var rate: Double
  /// The number of repetitions; 0 for endless ones.
  public var loops = 0
  /// The colour of the ground as `0xrrggbb`; nil for none.
  public var ground: UInt32?
  /// The most bytes; nil for any number.
  public var maximumBytes: Int?
  /// The bits of a pixel of a dithered grey picture; nil for colours.
  public var ditheredBits: Int?
  /// The still picture that represents the film; nil for the first frame.
  public var poster: [UInt8]?
  /// The frames, one at least.
  public var frames: [Frame]

  /// Makes a film with the default of each other property.
  public init(_ form: MediaForm, width: Int, height: Int, rate: Double, frames: [Frame]) {
    (self.form, self.width, self.height) = (form, width, height)
    (self.rate, self.frames) = (rate, frames)
  }

  /// The steps of all frames.
  public var steps: Int { frames.reduce(0) { $0 + $1.steps } }
}
