public import SweepDials
import SweepRuntime
public import SweepSVG

extension SVGWriter {
  /// Draws a finished dial and writes it.
  ///
  /// ```swift
  /// let output = try SVGWriter().write(Speedometer(142))
  /// ```
  ///
  /// - Throws: ``DialError`` for settings that make no picture, and ``SceneError`` as
  ///   for a scene.
  public func write(_ design: some DialDesign) throws -> SVGOutput { try write(design.scene()) }

  /// Draws a dial and writes it, with its script where its ``Dial/interactivity`` needs one.
  ///
  /// - Throws: as for a finished dial.
  public func write(_ dial: Dial) throws -> SVGOutput {
    try SVGWriter(options.enabling(dial.interactivity)).write(dial.scene())
  }

  /// Writes a dial that readers can use: one that follows the finger, with the script that moves it,
  /// unless its ``Dial/interactivity`` is `click`, which needs no script.
  ///
  /// ```swift
  /// let output = try SVGWriter().write(interactive: KnobDial())
  /// ```
  ///
  /// - Throws: ``DialError`` for settings that make no picture or nothing to use, and
  ///   ``SceneError`` as for a scene.
  public func write(interactive dial: Dial) throws -> SVGOutput {
    var dial = dial
    if dial.interactivity == .none { dial.interactivity = .script }
    return try write(dial)
  }

  /// Writes a finished dial that readers can use, as ``write(interactive:)-(Dial)``.
  public func write(interactive design: some DialDesign) throws -> SVGOutput {
    try write(interactive: design.dial)
  }
}

extension Dial {
  /// Draws the dial and writes it as SVG, as ``SVGWriter/write(_:)-(Dial)``.
  public func svg(_ options: SVGOptions = SVGOptions()) throws -> SVGOutput {
    try SVGWriter(options).write(self)
  }
}
