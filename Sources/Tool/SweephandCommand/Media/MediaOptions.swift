import ArgumentParser
import SweepDiagnostics
import SweepFilm
import SweepRender
import SweepScene

/// Options of a picture that is not SVG.
struct MediaOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The pixels: a width, a box, or a multiple, such as 400, 400x300 or @2x (default: @1x).",
      valueName: "size"), transform: Self.size)
  var size: MediaSize?

  @Option(
    help: ArgumentHelp("Frames per second, up to 1000 (default: 25).", valueName: "rate"),
    transform: FrameOptions.rate)
  var fps: Double?

  @Option(
    name: .customLong("for"), parsing: .unconditional,
    help: ArgumentHelp(
      """
      The duration of a film, such as 2s; by default until everything is at rest, or one period of \
      an endless animation.
      """, valueName: "time"), transform: Seconds.moment)
  var length: Seconds?

  @Option(
    help: ArgumentHelp(
      "The background colour, or none (default: white in gif, films and grey).",
      valueName: "color"), transform: Self.background)
  var background: MediaRequest.Background?

  @Option(
    help: ArgumentHelp(
      "The number of times that a film plays, or forever (default: once if it comes to rest).",
      valueName: "times"), transform: Self.loops)
  var loop: Int?

  @Option(
    help: """
      The picture for programs that show only one: first, or rest (for mail) (default: first).
      """)
  var poster: MediaRequest.Poster?

  @Option(
    help: ArgumentHelp(
      "The maximum size of the file in bytes; colours, frames and size are reduced for it, in this order.",
      valueName: "bytes"), transform: Self.bytes)
  var maxBytes: Int?

  @Option(
    help: ArgumentHelp(
      "Write a dithered grey PNG of 1, 2 or 4 bits per pixel, for e-ink.", valueName: "bits"))
  var dither: Int?

  func validate() throws {
    if let dither, ![1, 2, 4].contains(dither) {
      throw ValidationError("--dither takes 1, 2 or 4, not \(dither)")
    }
  }

  func request(_ form: MediaForm) throws -> MediaRequest {
    var request = MediaRequest(form)
    if let size { request.size = size }
    if let fps { request.rate = fps }
    if let background { request.background = background }
    if let poster { request.poster = poster }
    request.seconds = length?.value
    (request.loops, request.maximumBytes, request.ditheredBits) = (loop, maxBytes, dither)
    let film = [
      ("--fps", fps != nil), ("--for", length != nil), ("--loop", loop != nil),
      ("--poster", poster != nil),
    ]
    if form.isStill, let option = film.first(where: \.1)?.0 {
      throw ValidationError("\(option) is for films, not for \(form.rawValue)")
    }
    if !form.hasLoops, let option = film.dropFirst(2).first(where: \.1)?.0 {
      throw ValidationError("\(option) is for gif, apng and webp, not for \(form.rawValue)")
    }
    if dither != nil, form != .png { throw ValidationError("--dither is for png alone") }
    if maxBytes != nil, form == .pdf || form.isVideo {
      throw ValidationError("--max-bytes is for png, apng, gif and webp")
    }
    return request
  }

  /// An option that SVG has no use for; nil if none is given.
  var unusedBySVG: String? {
    [
      ("--size", size != nil), ("--fps", fps != nil), ("--for", length != nil),
      ("--background", background != nil), ("--loop", loop != nil), ("--poster", poster != nil),
      ("--max-bytes", maxBytes != nil), ("--dither", dither != nil),
    ].first(where: \.1)?.0
  }

  private static func size(_ text: String) throws -> MediaSize {
    guard let size = MediaSize(text: text) else {
      throw ValidationError("use a width, a box or a multiple, such as 400, 400x300 or @2x")
    }
    return size
  }

  private static func background(_ text: String) throws -> MediaRequest.Background {
    guard let background = MediaRequest.Background(text: text) else {
      throw ValidationError("use none or an opaque colour, such as white or #f5f1e8")
    }
    return background
  }

  private static func loops(_ text: String) throws -> Int {
    guard let loops = MediaRequest.loops(text) else {
      throw ValidationError("use forever or a number from 1 to 65535")
    }
    return loops
  }

  private static func bytes(_ text: String) throws -> Int {
    guard let number = Int(text), number > 0 else {
      throw ValidationError("use a number of bytes above 0")
    }
    return number
  }
}
