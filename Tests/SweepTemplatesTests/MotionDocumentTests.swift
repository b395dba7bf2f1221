import SweepGeometry
import SweepScene
import Testing

/// Ways along paths in documents.
@Suite struct MotionDocumentTests {
  private static func document(_ animation: String) -> String {
    """
    sweephand: 1
    layers:
      - shape:
          animations:
            - {\(animation)}
    """
  }

  private func motion(_ animation: String) throws -> MotionAnimation? {
    let scene = try #require(picture(Self.document(animation)))
    guard case .motion(let motion) = scene.layers.first?.animations.first else { return nil }
    return motion
  }

  private let path = Path.polyline([Point(0, 0), Point(3, 0), Point(3, 1)])

  @Test func `a way is gone at one speed where nothing else is said`() throws {
    let timing = MediaTiming(duration: 2, repeatCount: .infinity)
    #expect(
      try motion("move: M0 0H3V1, duration: 2s, repeatCount: infinity")
        == MotionAnimation(along: path, timing: timing))
  }

  @Test func `a way has modes and paces`() throws {
    #expect(
      try motion(
        """
        move: M0 0H3V1, rotationMode: autoReverse, calculationMode: linear, keyTimes: [0, 0.2, 1], \
        timingFunctions: [ease-in, linear], timingFunction: ease-out, duration: 2s
        """)
        == MotionAnimation(
          along: path, rotationMode: .autoReverse, calculationMode: .linear,
          keyTimes: [0, 0.2, 1], timingFunctions: [.easeIn, .linear], timingFunction: .easeOut,
          timing: MediaTiming(duration: 2)))
    #expect(
      try motion("move: M0 0H3V1, calculationMode: discrete, duration: 2s")?.calculationMode
        == .discrete)
  }

  @Test(
    arguments: [
      ("move: M0, duration: 1s", "is not path data"),
      ("move: M0 0H3, rotationMode: sideways, duration: 1s", "must be one of 'none', 'auto'"),
      (
        "move: M0 0H3, calculationMode: cubic, duration: 1s",
        "along a path 'calculationMode' is paced, linear or discrete"
      ),
      ("animate: position, from: 1, duration: 1s", "'animate' must be one of 'rotation', 'scale'"),
      ("duration: 1s", "needs 'animate', the name of what changes, a 'move' or a 'group'"),
    ])
  func `a way that makes no sense is a mistake`(animation: String, message: String) {
    let found = mistakes(Self.document(animation))
    #expect(found.count == 1 && found.first?.contains(message) == true, "\(found)")
  }

  @Test(
    arguments: [
      ("animate: rotation, values: [0, 1], from: 0", "'from' means nothing beside 'values'"),
      ("animate: rotation, to: 1, spring: {}, timingFunction: ease", "beside 'spring'"),
      ("animate: rotation, values: [0, 1], spring: {}", "'spring' means nothing beside 'values'"),
      ("animate: rotation, move: M0 0H3", "'animate' means nothing beside 'move'"),
      ("move: M0 0H3, isAdditive: true", "'isAdditive' means nothing beside 'move'"),
      ("group: [], timingFunction: ease", "'timingFunction' means nothing beside 'group'"),
      ("animate: rotation, to: 1, keyTimes: [0, 1]", "'keyTimes' means nothing beside 'animate'"),
      ("animate: rotation, to: 1, trigger: {}", "'trigger' needs one of 'begin', 'end'"),
      ("animate: rotation, to: 1, trigger: {event: click, end: a}", "'trigger' needs one of"),
      ("animate: rotation, to: 1, trigger: {end: a, pass: 2}", "is for 'repeat' alone"),
      ("animate: rotation, to: 1, trigger: {end: a, layer: b}", "is for 'event' alone"),
    ])
  func `no key is left out in silence`(animation: String, message: String) {
    let found = mistakes(Self.document("\(animation), duration: 1s"))
    #expect(found.count == 1 && found.first?.contains(message) == true, "\(found)")
  }
}
