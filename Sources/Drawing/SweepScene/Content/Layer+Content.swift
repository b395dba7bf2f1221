extension Layer {
  /// The outline that is the content, or nil for other content; nil removes it.
  public var shape: Layer.Shape? {
    get { if case .shape(let shape) = content { shape } else { nil } }
    set { setContent(newValue.map { .shape($0) }, insteadOf: shape != nil) }
  }

  /// The line of text that is the content, or nil for other content; nil removes it.
  public var text: Layer.Text? {
    get { if case .text(let text) = content { text } else { nil } }
    set { setContent(newValue.map { .text($0) }, insteadOf: text != nil) }
  }

  /// The picture that is the content, or nil for other content; nil removes it.
  public var image: Layer.Image? {
    get { if case .image(let image) = content { image } else { nil } }
    set { setContent(newValue.map { .image($0) }, insteadOf: image != nil) }
  }

  /// The gradient that is the content, or nil for other content; nil removes it.
  public var gradient: Layer.Gradient? {
    get { if case .gradient(let gradient) = content { gradient } else { nil } }
    set { setContent(newValue.map { .gradient($0) }, insteadOf: gradient != nil) }
  }

  /// The repetition that is the content, or nil for other content; nil removes it.
  public var replicator: Layer.Replicator? {
    get { if case .replicator(let replicator) = content { replicator } else { nil } }
    set { setContent(newValue.map { .replicator($0) }, insteadOf: replicator != nil) }
  }

  /// Sets the content; nil removes the old one, if it is of the same kind.
  private mutating func setContent(_ new: Layer.Content?, insteadOf isSameKind: Bool) {
    if let new { content = new } else if isSameKind { content = .group }
  }
}
