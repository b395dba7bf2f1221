import SweepDials
import SweepGeometry
import SweepScene

/// An animation, or a group of them, as documents write it.
struct AnimationSettings: DefaultKeyed {
  var timing = TimingSettings()
  var property: AnimatedProperty?
  var way: Path?
  var rotationMode = MotionAnimation.RotationMode.none
  var from: Node?
  var to: Node?
  var by: Node?
  var values: Node?
  var keyTimes: [Double]?
  var timingFunctions: [TimingFunction] = []
  var timingFunction = TimingFunction.linear
  var calculationMode: KeyframeAnimation.CalculationMode?
  var tensionValues: [Double] = []
  var continuityValues: [Double] = []
  var biasValues: [Double] = []
  var spring: SpringSettings?
  var rotationDirection = RotationDirection.byValue
  var turns = 0
  var isAdditive = false
  var isCumulative = false
  var group: [Layer.Animation]?

  static let keys: KeyTable<AnimationSettings> = KeyTable(
    whatChanges + howItChanges + TimingSettings.keys.inside(\.timing))

  private static let whatChanges: [Key<AnimationSettings>] = [
    Key(
      "animate", \.property, optional: .document(.animatedProperty), "The property that changes."),
    Key("move", \.way, optional: .pathData, "A path to move along, instead of 'animate'."),
    Key("from", \.from, optional: .raw(.any), "The first value."),
    Key("to", \.to, optional: .raw(.any), "The last value."),
    Key("by", \.by, optional: .raw(.any), "The difference of the last value and the first."),
    Key("values", \.values, optional: .raw(.any), "The values in turn, instead of the above."),
    Key(
      "group", \.group, optional: .list(of: .animation),
      "Animations with a timing of their own, instead of 'animate'."),
  ]

  private static let howItChanges: [Key<AnimationSettings>] = [
    Key(
      "keyTimes", \.keyTimes, optional: .numbers,
      "The times of 'values', or of the corners of 'move', in a pass of 0 … 1."),
    Key("timingFunction", \.timingFunction, .easing, "The pace of the whole pass."),
    Key(
      "timingFunctions", \.timingFunctions, .list(of: .easing),
      "The pace from each of 'values' or corners to the next."),
    Key(
      "calculationMode", \.calculationMode, optional: .choice,
      "How to interpolate between 'values'; by default linear, and paced along a path."),
    Key("rotationMode", \.rotationMode, .choice, "Whether it turns with the path of 'move'."),
    Key(
      "tensionValues", \.tensionValues, .numbers, "The tension of a cubic curve at each value."),
    Key(
      "continuityValues", \.continuityValues, .numbers,
      "The sharpness of its corners at each value."
    ),
    Key("biasValues", \.biasValues, .numbers, "The side of each value that bends it more."),
    Key("spring", \.spring, optional: .object, "The spring that moves it, instead of a pace."),
    Key("direction", \.rotationDirection, .choice, "Which way round a rotation goes."),
    Key("turns", \.turns, .integer(in: -1000...1000), "Full turns that a rotation adds."),
    Key("isAdditive", \.isAdditive, .boolean, "Whether values add to the value beneath."),
    Key(
      "isCumulative", \.isCumulative, .boolean,
      "Whether each pass starts where the last ended."),
  ]
}

/// A spring as documents write it.
struct SpringSettings: DefaultKeyed {
  var curve = SpringCurve()
  var perceptualDuration: Seconds?
  var bounce = 0.0

  static let keys: KeyTable<SpringSettings> = KeyTable([
    Key("mass", \.curve.mass, .number, "The mass."),
    Key("stiffness", \.curve.stiffness, .number, "The stiffness."),
    Key("damping", \.curve.damping, .number, "The damping."),
    Key(
      "initialVelocity", \.curve.initialVelocity, .number,
      "The velocity at the start, in whole distances a second."),
    Key(
      "perceptualDuration", \.perceptualDuration, optional: .duration,
      "The time that it seems to take, instead of mass, stiffness and damping."),
    Key("bounce", \.bounce, .number(in: -1...1), "How much it bounces, with that duration."),
  ])

  /// The spring.
  var whole: SpringCurve {
    guard let perceptualDuration else { return curve }
    return SpringCurve(
      perceptualDuration: perceptualDuration.value, bounce: bounce,
      initialVelocity: curve.initialVelocity)
  }
}
