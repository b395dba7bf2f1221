extension Layer {
  /// The outline that is the content, or nil for other content; nil removes it.
  public var shape: Layer.Shape? {
    get { if case .shape(let shape) = content { shape } else { nil } }
    set { replace(shape, with: newValue.map { .shape($0) }) }
  }

  /// The line of text that is the content, or nil for other content; nil removes it.
  public var text: Layer.Text? {
    get { if case .text(let text) = content { text } else { nil } }
    set { replace(text, with: newValue.map { .text($0) }) }
  }

  /// The picture that is the content, or nil for other content; nil removes it.
  public var image: Layer.Image? {
    get { if case .image(let image) = content { image } else { nil } }
    set { replace(image, with: newValue.map { .image($0) }) }
  }

  /// The gradient that is the content, or nil for other content; nil removes it.
  public var gradient: Layer.Gradient? {
    get { if case .gradient(let gradient) = content { gradient } else { nil } }
    set { replace(gradient, with: newValue.map { .gradient($0) }) }
  }

  /// The repetition that is the content, or nil for other content; nil removes it.
  public var replicator: Layer.Replicator? {
    get { if case .replicator(let replicator) = content { replicator } else { nil } }
    set { replace(replicator, with: newValue.map { .replicator($0) }) }
  }

  /// Sets the content; without a new one, removes the old one and leaves content of another kind.
  private mutating func replace(_ old: Any?, with new: Layer.Content?) {
    if let new { content = new } else if old != nil { content = .group }
  }
}
