public import SweepScene

extension Dial {
  /// The way in which motion that ends plays again.
  public enum Replay: Hashable, Sendable {
    /// On every click on the picture, unless it is in an `img`.
    case click
    /// Each time so much time has passed: 0.1 … 600 s, and at least the time of the motion.
    case every(Seconds)
  }

  /// The scene with motion that plays again.
  func replaying(_ scene: Layer.Scene) throws(DialError) -> Layer.Scene {
    var replayed = scene
    switch replay {
    case .click: replayed.isReplayedByClick = true
    case .every(let time):
      guard (0.1...600).contains(time.value) else {
        throw DialError("replay", "must be click, or lie in 0.1 … 600 s")
      }
      guard time >= scene.entryEnd else {
        let end = Double(Int((scene.entryEnd.value * 1000).rounded(.up))) / 1000
        throw DialError("replay", "must be at least the time of the motion, \(end) s")
      }
      let timing = MediaTiming(duration: time, repeatCount: .infinity)
      replayed = scene.changingEntry { .group(AnimationGroup([$0], timing: timing)) }
    case nil: break
    }
    return replayed
  }
}
