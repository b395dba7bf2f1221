import SweepDials
import SweepGeometry

extension Scale {
  /// A scale all the way round, from 12 o'clock.
  static func round(
    _ domain: ClosedRange<Double>, from start: Angle = .zero, outside: Outside = .clamp,
    ticks: TickRule = .automatic
  ) -> Scale {
    Scale(domain, start: start, span: .degrees(360), outside: outside, ticks: ticks)
  }
}
