import SweepGeometry
public import SweepScene

/// A finished dial whose settings are its fields: a built-in template as a Swift value.
///
/// ```swift
/// let gauge = Speedometer(142, in: 0...280).with { $0.danger = 240 }
/// let scene = try gauge.scene()  // sweephand render speedometer --set value=142 --set max=280 …
/// ```
public protocol DialDesign: Sendable {
  /// The colours and the type.
  var theme: Theme { get set }
  /// The dial as its parts, to which others can be added.
  var dial: Dial { get }
}

extension DialDesign {
  /// Draws the dial.
  ///
  /// - Throws: ``DialError`` for settings that make no picture.
  public func scene() throws(DialError) -> Scene { try dial.scene() }

  /// The dial for small sizes, down to 96 pixels: see ``Dial/isCompact``.
  public var compact: Dial {
    var dial = dial
    dial.isCompact = true
    return dial
  }

  /// The dial with some of its settings changed.
  public func with(_ change: (inout Self) -> Void) -> Self {
    var design = self
    change(&design)
    return design
  }
}

extension Scale {
  /// A scale all the way round, from 12 o'clock.
  static func round(
    _ domain: ClosedRange<Double>, from start: Angle = .zero, outside: Outside = .clamp,
    ticks: TickRule = .automatic
  ) -> Scale {
    Scale(domain, start: start, span: .degrees(360), outside: outside, ticks: ticks)
  }
}

extension Double {
  /// The number as `${name}` spells it in a document, with the minus of the keyboard.
  var spelled: String { NumberStyle().string(self).replacing("\u{2212}", with: "-") }
}
