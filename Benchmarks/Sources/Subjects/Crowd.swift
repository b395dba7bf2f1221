import Sweephand

/// Scenes with a given number of animations, for costs that may only grow with that number.
public enum Crowd: String, CaseIterable, Sendable {
  /// One on each of many layers.
  case layers
  /// All of one property of one layer, one after the other.
  case row
  /// All of one property of one layer, each above the one before it.
  case pile
  /// The same in reverse order, so that each cuts off the one before it.
  case cuts
  /// All of one property of one layer, each additive.
  case sums
  /// All of one layer, each triggered by the end of the one before it, in reverse order.
  case chain
  /// Ten in each of many groups that repeat.
  case groups

  /// The scene.
  public func scene(_ count: Int) -> Layer.Scene {
    let layers =
      switch self {
      case .layers: (0..<count).map { layer([turn($0, begin: Double($0) / 100)]) }
      case .row: [layer((0..<count).map { turn($0, begin: Double($0)) })]
      case .pile: [layer((0..<count).map { turn($0, begin: Double($0) / 2) })]
      case .cuts: [layer((0..<count).map { turn($0, begin: Double($0) / 2) }.reversed())]
      case .sums: [layer((0..<count).map { turn($0, begin: Double($0) / 2, isAdditive: true) })]
      case .chain: [layer((0..<count).map(link).reversed())]
      case .groups: (0..<count / 10).map { layer([group($0)]) }
      }
    return Layer.Scene(size: Layer.Size(width: 400, height: 400), layers: layers)
  }

  private func layer(_ animations: [Layer.Animation]) -> Layer {
    Layer(content: .shape(Layer.Shape(.circle(radius: 10))), animations: animations)
  }

  private func turn(_ index: Int, begin: Double, isAdditive: Bool = false) -> Layer.Animation {
    .basic(
      BasicAnimation(
        .rotation, from: .degrees(Double(index % 300)), to: .degrees(Double(index % 7 * 50)),
        timing: MediaTiming(beginTime: Seconds(begin), duration: 1),
        timingFunction: .easeInEaseOut, isAdditive: isAdditive))
  }

  private func link(_ index: Int) -> Layer.Animation {
    let before = index == 0 ? nil : Trigger.end(of: "link\(index - 1)")
    return .basic(
      BasicAnimation(
        .rotation, to: .degrees(Double(index % 300)),
        timing: MediaTiming(name: "link\(index)", trigger: before, duration: 1)))
  }

  private func group(_ index: Int) -> Layer.Animation {
    let members = (0..<10).map { turn(index + $0, begin: Double($0)) }
    return .group(AnimationGroup(members, timing: MediaTiming(duration: 10, repeatCount: 3)))
  }
}
