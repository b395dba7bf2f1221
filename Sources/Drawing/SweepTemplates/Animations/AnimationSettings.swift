import SweepGeometry
import SweepScene

/// An animation, or a group of them, as documents write it.
struct AnimationSettings: FieldDecodable {
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
  var group: [Animation]?

  static var fields: [Field<AnimationSettings>] {
    whatChanges + howItChanges + TimingSettings.fields.map { $0.inside(\.timing) }
  }

  private static let whatChanges: [Field<AnimationSettings>] = [
    Field("animate", \.property, optional: .animatedProperty, "What changes."),
    Field("move", \.way, optional: .pathData, "A path to move along, instead of 'animate'."),
    Field("from", \.from, optional: .raw(.any), "The first value."),
    Field("to", \.to, optional: .raw(.any), "The last value."),
    Field("by", \.by, optional: .raw(.any), "The difference of the last value and the first."),
    Field("values", \.values, optional: .raw(.any), "The values in turn, instead of the above."),
    Field(
      "group", \.group, optional: .list(of: .animation),
      "Animations with a timing of their own, instead of 'animate'."),
  ]

  private static let howItChanges: [Field<AnimationSettings>] = [
    Field(
      "keyTimes", \.keyTimes, optional: .numbers(),
      "The times of 'values', or of the corners of 'move', in a pass of 0 … 1."),
    Field("timingFunction", \.timingFunction, .easing, "The pace of the whole pass."),
    Field(
      "timingFunctions", \.timingFunctions, .list(of: .easing),
      "The pace from each of 'values' or corners to the next."),
    Field(
      "calculationMode", \.calculationMode, optional: .choice,
      "How to interpolate between 'values'; by default linear, and paced along a path."),
    Field("rotationMode", \.rotationMode, .choice, "Whether it turns with the path of 'move'."),
    Field(
      "tensionValues", \.tensionValues, .numbers(), "The tension of a cubic curve at each value."),
    Field(
      "continuityValues", \.continuityValues, .numbers(),
      "The sharpness of its corners at each value."
    ),
    Field("biasValues", \.biasValues, .numbers(), "The side of each value that bends it more."),
    Field("spring", \.spring, optional: .object, "The spring that moves it, instead of a pace."),
    Field("direction", \.rotationDirection, .choice, "Which way round a rotation goes."),
    Field("turns", \.turns, .integer(in: -1000...1000), "Full turns that a rotation adds."),
    Field("isAdditive", \.isAdditive, .boolean, "Whether values add to the value beneath."),
    Field(
      "isCumulative", \.isCumulative, .boolean,
      "Whether each pass starts where the last ended."),
  ]
}

/// A spring as documents write it.
struct SpringSettings: FieldDecodable {
  var curve = SpringCurve()
  var perceptualDuration: Seconds?
  var bounce = 0.0

  static let fields: [Field<SpringSettings>] = [
    Field("mass", \.curve.mass, .number(), "The mass."),
    Field("stiffness", \.curve.stiffness, .number(), "The stiffness."),
    Field("damping", \.curve.damping, .number(), "The damping."),
    Field(
      "initialVelocity", \.curve.initialVelocity, .number(),
      "The velocity at the start, in whole distances a second."),
    Field(
      "perceptualDuration", \.perceptualDuration, optional: .duration,
      "The time that it seems to take, instead of mass, stiffness and damping."),
    Field("bounce", \.bounce, .number(in: -1...1), "How much it bounces, with that duration."),
  ]

  /// The spring.
  var whole: SpringCurve {
    guard let perceptualDuration else { return curve }
    return SpringCurve(
      perceptualDuration: perceptualDuration.value, bounce: bounce,
      initialVelocity: curve.initialVelocity)
  }
}
