import SweepGeometry
import SweepScene
import Testing

/// The moments of films.
@Suite struct FrameTimesTests {
  private static func scene(_ timings: MediaTiming...) -> Layer.Scene {
    let moving = Layer(
      animations: timings.map {
        .basic(BasicAnimation(.opacity, from: 0, to: 1, timing: $0))
      })
    // As a mask in a group, to be found there too.
    var masked = Layer()
    masked.mask = moving
    return Layer.Scene(size: Size(width: 1, height: 1), layers: [Layer(sublayers: [masked])])
  }

  private static let once = scene(MediaTiming(beginTime: 0.5, duration: 1))
  private static let endless = scene(MediaTiming(duration: 3, repeatCount: .infinity))
  private static let both = scene(
    MediaTiming(duration: 2, repeatCount: 2.5), MediaTiming(duration: 3, repeatCount: .infinity),
    MediaTiming(beginTime: -7, duration: 1, repeatCount: .infinity, autoreverses: true))

  /// Twice as fast, from one second on, in a layer whose time has no end.
  private static func held(_ scene: Layer.Scene) -> Layer.Scene {
    var scene = scene
    scene.layers[0].timing = MediaTiming(beginTime: 1, speed: 2, duration: Seconds(.infinity))
    return scene
  }

  @Test(
    arguments: [
      (held(once), 4.0, 0.0, nil, 8), (held(endless), 10, 0, nil, 15),
      (scene(MediaTiming(trigger: .event(.click), duration: 1)), 10, 0, nil, 1),
      (scene(MediaTiming(speed: 0, duration: 1)), 10, 0, nil, 1),
      (scene(), 25.0, 0.0, nil, 1), (once, 10, 0, nil, 16), (once, 7, 0, nil, 12),
      (once, 10, 1, nil, 6), (once, 10, 9, nil, 1), (endless, 10, 0, nil, 30),
      (endless, 10, 2, nil, 30), (endless, 0.4, 0, nil, 2), (both, 1, 0, nil, 6),
      (once, 10, 0, 0.3, 4), (once, 10, 0, 0.39, 4), (once, 10, 2, 2, 1), (once, 10, 2, 1, 1),
      (endless, 1e9, 0, 1e6, 1_000_000_000),
    ] as [(Layer.Scene, Double, Seconds, Seconds?, Int)])
  func `a film has so many pictures`(
    scene: Layer.Scene, rate: Double, start: Seconds, end: Seconds?, count: Int
  ) {
    #expect(FrameTimes(of: scene, perSecond: rate, from: start, until: end).count == count)
  }

  @Test func `the pictures are evenly spaced`() {
    let times = FrameTimes(of: Self.once, perSecond: 4, from: 0.5).times
    #expect(Array(times) == [0.5, 0.75, 1, 1.25, 1.5])
  }
}
