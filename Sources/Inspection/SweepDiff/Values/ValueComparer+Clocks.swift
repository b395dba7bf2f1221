import SweepValues
import SweepXML

extension ValueComparer {
  /// Whether two clock values are the same time.
  func clocks(_ a: Bytes, _ b: Bytes) -> Bool {
    guard let a = ClockValue.offset(a), let b = ClockValue.offset(b) else {
      return a.elementsEqual(b)
    }
    return areClose(a, b)
  }

  /// Whether two moments of `begin` or `end` are the same: an offset, or an event with one.
  func times(_ a: Bytes, _ b: Bytes) -> Bool {
    if let a = ClockValue.offset(a), let b = ClockValue.offset(b) { return areClose(a, b) }
    let (first, second) = (ClockValue.split(a), ClockValue.split(b))
    return first.event.elementsEqual(second.event) && areClose(first.offset, second.offset)
  }
}
