import ArgumentParser
import SweepRender
import SweepScene

/// Options of the still pictures of a film.
struct FrameOptions: ParsableArguments {
  /// The most pictures that one run writes.
  private static let limit = 10_000

  @Option(
    name: .customLong("frames"),
    help: ArgumentHelp(
      """
      Write numbered still pictures into the folder of --output, in frames per second, such as 25fps \
      or 25, until everything is at rest, or one period of an endless animation.
      """, valueName: "rate"),
    transform: Self.rate)
  var rate: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time of the first frame, such as 0.8s.", valueName: "time"),
    transform: Seconds.moment)
  var from: Seconds?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time of the last frame, such as 2min.", valueName: "time"),
    transform: Seconds.moment)
  var until: Seconds?

  func validate() throws {
    if rate == nil, let option = from.map({ _ in "--from" }) ?? until.map({ _ in "--until" }) {
      throw ValidationError("\(option) needs --frames")
    }
    if let until, until < from ?? .zero { throw ValidationError("--until is before --from") }
  }

  /// The moments of the pictures.
  func times(
    of picture: any TimedPicture, perSecond rate: Double
  ) throws(Failure) -> FrameTimes {
    let times = picture.times(perSecond: rate, from: from ?? .zero, until: until)
    guard times.count <= Self.limit else {
      throw Failure(
        """
        there would be \(times.count) frames, more than the limit of \(Self.limit)
          help: choose a part of the movement with --from and --until, or a lower rate
        """)
    }
    return times
  }

  static func rate(_ text: String) throws -> Double {
    let number = text.hasSuffix("fps") ? text.dropLast(3) : text[...]
    guard number.wholeMatch(of: /[0-9.]+/) != nil, let rate = Double(number), rate > 0, rate <= 1000
    else {
      throw ValidationError("use a rate above 0 and up to 1000, such as 25fps or 25")
    }
    return rate
  }
}
