/// Values in a block that copies share until one of them changes: a reference in place of many bytes.
@usableFromInline
struct Shared<Values: Hashable & Sendable>: Hashable, Sendable {
  /// Immutable.
  @usableFromInline
  final class Block: Sendable {
    @usableFromInline let values: Values

    @inlinable
    init(_ values: Values) { self.values = values }
  }

  @usableFromInline var block: Block

  @inlinable
  init(_ values: Values) { block = Block(values) }

  @usableFromInline var values: Values {
    @inlinable get { block.values }
    @inlinable set { block = Block(newValue) }
  }

  @inlinable
  static func == (a: Shared, b: Shared) -> Bool {
    a.block === b.block || a.block.values == b.block.values
  }

  @inlinable
  func hash(into hasher: inout Hasher) { hasher.combine(block.values) }
}
