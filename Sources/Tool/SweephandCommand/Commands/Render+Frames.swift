import SweepFiles
import SweepSVG
import SweepScene
import SweepTimeline

extension Render {
  /// Writes still pictures into the folder, as `frame-0001.svg` and on.
  func writeFrames(perSecond rate: Double) throws {
    let clock = ContinuousClock.now
    guard source.moment == nil else {
      throw Failure(message: "sweephand: --at and --frames exclude each other")
    }
    guard output != "-" else {
      throw Failure(
        message: "sweephand: --frames writes several files; name a folder with --output")
    }
    let (scene, places) = try source.picture(isStrict: strict)
    let times = try frames.times(of: scene, perSecond: rate)
    try Failure.wrap { () throws(FileError) in try OutputFolder.make(output) }
    let digits = max(String(times.count).count, 4)
    var said: Set<String> = []
    var bytes = 0
    for (index, time) in times.times.enumerated() {
      var written = try write(scene.presentation(at: time), places)
      // What one picture does not show, all do not; it is said once.
      written.issues.removeAll { !said.insert("\($0)").inserted }
      let number = String(index + 1)
      let zeros = String(repeating: "0", count: digits - number.count)
      let file = "\(output.hasSuffix("/") ? output : output + "/")frame-\(zeros)\(number).svg"
      try finish(written, places, to: file)
      bytes += written.bytes.count
    }
    if !quiet { report("\(times.count) frame\(times.count == 1 ? "" : "s")", bytes, since: clock) }
  }
}
