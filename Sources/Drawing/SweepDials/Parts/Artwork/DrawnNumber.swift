public import SweepGeometry
public import SweepScene

/// A text of artwork whose number is the reading, in its own font, size and colour.
///
/// ```swift
/// var part = ArtworkPart()
/// part.number = DrawnNumber("value", style: NumberStyle(decimals: 1, suffix: " bar"))
/// ```
public struct DrawnNumber: Hashable, Sendable, ArtworkFollower {
  /// Its id, or the label that its editor shows; in a group, the first text with a digit is meant.
  public var element: String
  /// The box of the text, in the units of the artwork's view box: the element there is meant if none has the
  /// name. None by default.
  public var box: Rect?
  /// The end of the text that stays in its place; by default the one that is anchored in the drawing.
  public var alignment: Layer.Text.Alignment?
  /// The spelling of the number; without decimals by default.
  public var style: NumberStyle

  /// Makes a number in place of an element's text.
  public init(_ element: String, box: Rect? = nil, style: NumberStyle? = nil) {
    (self.element, self.box, self.style) = (element, box, style ?? NumberStyle(decimals: 0))
  }

  package init() { self.init("number") }

  package static let keys: KeyTable<DrawnNumber> = KeyTable(
    elementKeys + [
      Key(
        "alignment", \.alignment, optional: .choice,
        "Which end of the text stays in its place; by default the one that is anchored in the drawing."
      )
    ] + NumberStyle.keys.inside(\.style))

  /// The part that spells the reading.
  var readout: Readout {
    var readout = Readout()
    (readout.style, readout.position) = (style, .zero)
    (readout.window, readout.maximumWidth) = (Readout.Window.none, 1e5)
    return readout
  }

  /// The artwork with the number in place of the text.
  func replaced(in artwork: Artwork, _ context: DialContext) throws(DialError) -> Artwork {
    try artwork.check(element, "number")
    var (error, isFound) = (DialError?.none, false)
    let replaced = artwork.changed(element) { layer, _ in
      var layer = layer
      do throws(DialError) {
        isFound = try replace(in: &layer, context) || isFound
      } catch let fault {
        error = fault
      }
      return layer
    }
    if let error { throw error }
    guard isFound else { throw DialError("number", "names '\(element)', which is no text") }
    return replaced
  }

  /// Replaces the first text in a layer that has a digit; returns whether there is one.
  private func replace(in layer: inout Layer, _ context: DialContext) throws(DialError) -> Bool {
    guard let own = layer.text else {
      for index in layer.sublayers.indices {
        if try replace(in: &layer.sublayers[index], context) { return true }
      }
      return false
    }
    guard own.string.contains(where: \.isNumber) else { return false }
    var readout = readout
    (readout.size, readout.weight) = (own.fontSize, own.fontWeight)
    readout.alignment = alignment ?? own.alignment
    if readout.alignment != own.alignment {
      let box = own.usualBox
      readout.position = Point(box.minX + readout.alignment.share * box.size.width, 0)
    }
    var context = context
    if let family = own.fontFamily {
      (context.theme.fontFamily, context.theme.text) = (family, .system)
    }
    let numbers = try readout.layer(in: context).sublayers
    layer.content = .group
    layer.sublayers = numbers.map { $0.setting(as: own, replacing: context.theme.ink) }
    return true
  }
}

extension Layer {
  /// The layer with its texts in the font of another one, and in its paint in place of a colour.
  fileprivate func setting(as own: Layer.Text, replacing ink: Color) -> Layer {
    var layer = self
    if var text = layer.text {
      (text.fontFamily, text.letterSpacing) = (own.fontFamily, own.letterSpacing)
      if text.foregroundColor == .color(ink) { text.foregroundColor = own.foregroundColor }
      text.runs = own.runs
      layer.content = .text(text)
    }
    layer.sublayers = layer.sublayers.map { $0.setting(as: own, replacing: ink) }
    return layer
  }
}
