import Sweephand

/// Scenes of one animation with so many keys.
public enum Keys: String, CaseIterable, Sendable {
  /// Each with its own pace.
  case paces
  /// Each with a swing, written in pieces.
  case swings
  /// On a smooth curve through two numbers.
  case curve
  /// With one pace on top of all.
  case pace

  /// The scene.
  public func scene(_ count: Int) -> Layer.Scene {
    let places = (0..<count).map {
      Layer.Vector(dx: Double($0 * 37 % 100), dy: Double($0 * 53 % 100))
    }
    var animation = KeyframeAnimation(
      .translation, values: places, timing: MediaTiming(duration: 100_000))
    switch self {
    case .paces: animation.timingFunctions = paces(count) { $0 ? .easeIn : .linear }
    case .swings: animation.timingFunctions = paces(count) { $0 ? .back() : .easeOut }
    case .curve: animation.calculationMode = .cubic
    case .pace: animation.timingFunction = .easeInEaseOut
    }
    let layer = Layer(
      content: .shape(Layer.Shape(.circle(radius: 10))), animations: [.keyframe(animation)])
    return Layer.Scene(size: Layer.Size(width: 400, height: 400), layers: [layer])
  }

  private func paces(_ count: Int, _ pace: (Bool) -> TimingFunction) -> [TimingFunction] {
    (1..<count).map { pace($0.isMultiple(of: 2)) }
  }
}
