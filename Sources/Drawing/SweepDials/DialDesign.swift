public import SweepScene

/// A finished dial whose settings are its fields, as every built-in template is one.
///
/// ```swift
/// let gauge = Speedometer(142, in: 0...280).with { $0.danger = 240 }
/// let scene = try gauge.scene()  // sweephand render speedometer --set value=142 --set max=280 …
/// ```
public protocol DialDesign: Sendable {
  /// The colours and the type.
  var theme: Theme { get set }
  /// The dial as its parts, to which others can be added.
  ///
  /// - Throws: ``DialError`` for settings that make no picture.
  var dial: Dial { get throws(DialError) }
  /// Draws the dial.
  ///
  /// - Throws: ``DialError`` for settings that make no picture.
  func scene() throws(DialError) -> Layer.Scene
}

extension DialDesign {
  /// Draws the dial.
  ///
  /// - Throws: ``DialError`` for settings that make no picture.
  public func scene() throws(DialError) -> Layer.Scene { try dial.scene() }

  /// The dial with some of its settings changed.
  public func with(_ change: (inout Self) -> Void) -> Self {
    var design = self
    change(&design)
    return design
  }
}
