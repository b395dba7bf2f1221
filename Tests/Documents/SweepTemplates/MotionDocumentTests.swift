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
        == MotionAnimation(along: path, calculationMode: .paced, timing: timing))
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
      (
        "animate: position, from: 1, duration: 1s",
        "'animate' must be one of 'rotation', 'stretch'"
      ),
      ("duration: 1s", "needs 'animate', the name of what changes, a 'move' or a 'group'"),
    ])
  func `a way that makes no sense is a mistake`(animation: String, message: String) {
    let found = mistakes(Self.document(animation))
    #expect(found.count == 1 && found.first?.contains(message) == true, "\(found)")
  }

  @Test(
    arguments: [
      ("animate: rotation, values: [0, 1], from: 0", "'from' has no effect beside 'values'"),
      ("animate: rotation, to: 1, spring: {}, timingFunction: ease", "beside 'spring'"),
      ("animate: rotation, values: [0, 1], spring: {}", "'spring' has no effect beside 'values'"),
      ("animate: rotation, move: M0 0H3", "'animate' has no effect beside 'move'"),
      ("move: M0 0H3, isAdditive: true", "'isAdditive' has no effect beside 'move'"),
      ("group: [], timingFunction: ease", "'timingFunction' has no effect beside 'group'"),
      ("animate: rotation, to: 1, keyTimes: [0, 1]", "'keyTimes' has no effect beside 'animate'"),
      ("animate: rotation, to: 1, trigger: {}", "'trigger' needs one of 'begin', 'end'"),
      ("animate: rotation, to: 1, trigger: {event: click, end: a}", "'trigger' needs one of"),
      ("animate: rotation, to: 1, trigger: {end: a, pass: 2}", "is for 'repeat' alone"),
      ("animate: rotation, to: 1, trigger: {end: a, layer: b}", "is for 'event' alone"),
    ])
  func `no key is left out in silence`(animation: String, message: String) {
    let found = mistakes(Self.document("\(animation), duration: 1s"))
    #expect(found.count == 1 && found.first?.contains(message) == true, "\(found)")
  }

  private static let unused = [
    ("animate: rotation, to: 1, spring: {perceptualDuration: 1s, mass: 2}", "mass", "beside 'per"),
    ("animate: rotation, to: 1, spring: {perceptualDuration: 1s, damping: 2}", "damping", "beside"),
    ("animate: rotation, to: 1, spring: {stiffness: 9, perceptualDuration: 1s}", "stiff", "beside"),
    ("animate: rotation, to: 1, spring: {bounce: 0.5}", "bounce", "without 'perceptualDuration'"),
    ("animate: rotation, values: [0, 1], tensionValues: [0, 0]", "tension", "is 'linear'"),
    ("animate: rotation, values: [0, 1], continuityValues: [0, 0]", "contin", "is 'linear'"),
    (
      "animate: rotation, values: [0, 1], calculationMode: paced, biasValues: [0, 0]", "bias",
      "is 'paced'"
    ),
    (
      "animate: rotation, values: [0, 1], calculationMode: paced, keyTimes: [0, 1]", "keyTimes",
      "is 'paced'"
    ),
    (
      "animate: rotation, values: [0, 1], calculationMode: cubicPaced, timingFunctions: [ease]",
      "timingFunctions", "is 'cubicPaced'"
    ),
    (
      "animate: rotation, values: [0, 1], calculationMode: discrete, timingFunctions: [ease]",
      "timingFunctions", "is 'discrete'"
    ),
    (
      "animate: hidden, values: [false, true], timingFunctions: [ease]", "timingFunctions",
      "for 'isHidden'"
    ),
    ("move: M0 0H3, keyTimes: [0, 1]", "keyTimes", "is 'paced'"),
    ("move: M0 0H3, timingFunctions: [ease]", "timingFunctions", "is 'paced'"),
    (
      "move: M0 0H3, calculationMode: discrete, timingFunctions: [ease]", "timingFunctions",
      "is 'discrete'"
    ),
    ("animate: opacity, to: 1, direction: clockwise", "direction", "for 'opacity'"),
    ("animate: opacity, to: 1, turns: 1", "turns", "for 'opacity'"),
    ("animate: fillColor, to: black, isCumulative: true", "isCumulative", "for 'fillColor'"),
    ("animate: opacity, from: 0, to: 1, by: 1", "by", "beside 'from' and 'to'"),
    (
      "animate: opacity, to: 1, repeatCount: 1, repeatDuration: 3s", "repeatCount",
      "beside 'repeatDuration'"
    ),
    ("animate: opacity, to: 1, isRemovedOnCompletion: false", "isRemoved", "is 'removed'"),
    (
      "animate: opacity, to: 1, fillMode: backwards, isRemovedOnCompletion: false", "isRemoved",
      "is 'backwards'"
    ),
  ]

  @Test(arguments: unused)
  func `no key is contradicted in silence`(animation: String, key: String, reason: String) throws {
    let text = Self.document("\(animation), duration: 1s")
    let found = mistakes(text)
    let only = try #require(found.first)
    #expect(found.count == 1, "\(found)")
    #expect(only.contains("' has no effect ") && only.contains(reason), "\(found)")
    // The location is that of the key.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(animation) })
    let column = try #require(lines[line].ranges(of: key).last?.lowerBound)
    let place = lines[line].distance(from: lines[line].startIndex, to: column) + 1
    #expect(only.contains(":\(line + 1):\(place): error[SH0202]: '\(key)"), "\(found)")
    #expect(only.contains(" | "), "a hint")
  }

  @Test(arguments: [
    "animate: rotation, to: 1, spring: {perceptualDuration: 1s, bounce: 0.5, initialVelocity: 1}",
    "animate: rotation, to: 1, spring: {mass: 2, stiffness: 90, damping: 9}",
    "animate: rotation, values: [0, 1], calculationMode: cubic, keyTimes: [0, 1], biasValues: [0, 0]",
    "animate: rotation, values: [0, 1], calculationMode: discrete, keyTimes: [0, 0.5]",
    "move: M0 0H3, calculationMode: linear, keyTimes: [0, 1], timingFunctions: [ease]",
    "animate: rotation, values: [0, 1], direction: clockwise, turns: 1, isCumulative: true",
    "animate: opacity, to: 1, fillMode: forwards, isRemovedOnCompletion: false",
  ])
  func `keys that go together are none`(animation: String) {
    #expect(mistakes(Self.document("\(animation), duration: 1s")) == [])
  }
}
