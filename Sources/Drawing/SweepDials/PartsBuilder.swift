public import SweepScene

/// Collects the parts listed in a block, with `if`, `for` and lists of parts.
///
/// A block becomes one array at once: an array that grows from part to part would be copied each
/// time, with all that is in it.
@resultBuilder
public enum PartsBuilder {
  /// A part in a block.
  @inlinable
  public static func buildExpression(_ part: any Part) -> any Part { part }
  /// A list of parts in a block.
  public static func buildExpression(_ parts: [any Part]) -> any Part { InnerBlock(parts: parts) }
  /// Layers are no parts; the message gives the alternative.
  @available(
    *, unavailable,
    message:
      "a layer is not a part: draw it in the 'layer(in:)' of a 'Part', or add it to 'scene().layers'"
  )
  public static func buildExpression(_ layer: Layer) -> any Part { InnerBlock(parts: []) }
  /// The parts of a block.
  @inlinable
  public static func buildBlock(_ parts: any Part...) -> [any Part] { parts }
  /// The parts behind an `if`, or none.
  public static func buildOptional(_ parts: [any Part]?) -> any Part {
    InnerBlock(parts: parts ?? [])
  }
  /// The parts of the first branch.
  public static func buildEither(first parts: [any Part]) -> any Part { InnerBlock(parts: parts) }
  /// The parts of the second branch.
  public static func buildEither(second parts: [any Part]) -> any Part { InnerBlock(parts: parts) }
  /// The parts of every pass of a `for`.
  public static func buildArray(_ parts: [[any Part]]) -> any Part {
    InnerBlock(parts: parts.flatMap { $0 })
  }
  /// All parts, with those of inner blocks in their places.
  public static func buildFinalResult(_ parts: [any Part]) -> [any Part] {
    let hasBlocks = parts.indices.contains { parts[$0].isBlock }
    return hasBlocks ? parts.flatMap(InnerBlock.flattened) : parts
  }
}

extension Part {
  fileprivate var isBlock: Bool { Self.self == InnerBlock.self }
}

/// The parts of a nested block, until the outer block takes them.
private struct InnerBlock: Part {
  let parts: [any Part]

  func layer(in context: DialContext) throws(DialError) -> Layer {
    var layers: [Layer] = []
    for part in parts { layers.append(try part.layer(in: context)) }
    return Layer(sublayers: layers)
  }

  func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    for part in parts { part.describe(in: context, into: &builder) }
  }

  func compact(leastType: Double) -> (any Part)? {
    InnerBlock(parts: parts.compact(leastType: leastType))
  }

  static func flattened(_ part: any Part) -> [any Part] {
    (part as? InnerBlock)?.parts.flatMap(flattened) ?? [part]
  }
}
