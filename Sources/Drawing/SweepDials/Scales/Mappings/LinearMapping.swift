/// Equal differences take equal turns.
struct LinearMapping: MappingRule {
  func height(of value: Double, in domain: ClosedRange<Double>) -> Double { value }

  func marks(on scale: Scale) throws(DialError) -> ScaleMarks? { nil }
}
