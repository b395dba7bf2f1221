// The animations of a layer by their keys, the names of their timings.
extension Layer {
  /// Adds an animation, in the place of the one of the same key if there is one: `add(_:forKey:)` of
  /// a `CALayer`.
  ///
  /// - Parameter key: the key, which becomes the name of the animation's timing; nil keeps the name,
  ///   and takes no other animation's place.
  public mutating func add(_ animation: Layer.Animation, forKey key: String? = nil) {
    guard let key, !key.isEmpty else { return animations.append(animation) }
    removeAnimation(forKey: key)
    var animation = animation
    animation.timing.name = key
    animations.append(animation)
  }

  /// The animation of a key, or nil.
  public func animation(forKey key: String) -> Layer.Animation? {
    animations.first { $0.timing.name == key }
  }

  /// The keys of the animations that have one, in their order.
  public var animationKeys: [String] { animations.map(\.timing.name).filter { !$0.isEmpty } }

  /// Removes the animation of a key, if there is one.
  public mutating func removeAnimation(forKey key: String) {
    if !key.isEmpty { animations.removeAll { $0.timing.name == key } }
  }

  /// Removes all animations.
  public mutating func removeAllAnimations() { animations = [] }
}
