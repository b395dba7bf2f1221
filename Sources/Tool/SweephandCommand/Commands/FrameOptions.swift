import ArgumentParser
import SweepDiagnostics
import SweepScene
import SweepTemplates

/// Which still pictures a film has.
struct FrameOptions: ParsableArguments {
  /// The most pictures that one run writes.
  static let limit = 10_000

  @Option(
    help: ArgumentHelp(
      """
      Write numbered still pictures into the folder of --output, so many a second, as in 25fps or \
      25: until everything is at rest, or one period of what never ends.
      """, valueName: "rate"))
  var frames: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The moment of the first frame, as in 0.8s.", valueName: "time"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The last moment that frames show, as in 2min.", valueName: "time"))
  var until: String?

  func validate() throws {
    if frames == nil, let option = from.map({ _ in "--from" }) ?? until.map({ _ in "--until" }) {
      throw ValidationError("\(option) needs --frames")
    }
    if let frames, rate == nil {
      throw ValidationError(
        """
        --frames takes a rate as in 25fps or 25, above 0 and up to 1000, not \
        \(frames.quoted.visible)
        """)
    }
  }

  /// The number of pictures a second; nil where a single file is asked for.
  var rate: Double? {
    guard let frames else { return nil }
    let number = frames.hasSuffix("fps") ? frames.dropLast(3) : frames[...]
    guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
      let rate = Double(number), rate > 0, rate <= 1000
    else { return nil }
    return rate
  }

  /// The moments of the pictures.
  func times(of scene: Scene, perSecond rate: Double) throws(Failure) -> FrameTimes {
    let start = try SceneOptions.seconds(from ?? "0", option: "--from")
    var end: Seconds?
    if let until {
      let last = try SceneOptions.seconds(until, option: "--until")
      guard start <= last else { throw Failure(message: "sweephand: --until is before --from") }
      end = last
    }
    let times = FrameTimes(of: scene, perSecond: rate, from: start, until: end)
    guard times.count <= Self.limit else {
      throw Failure(
        message: """
          sweephand: it would be \(times.count) frames, more than the limit of \(Self.limit)
            help: choose a part of the movement with --from and --until, or a lower rate
          """)
    }
    return times
  }
}
