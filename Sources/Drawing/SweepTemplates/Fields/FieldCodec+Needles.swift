import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene

/// A needle drawn elsewhere, as documents write it.
struct ArtworkSettings: DefaultKeyed {
  var image: Layer.Image?
  var size: Size?
  var path: Path?
  var artwork: Artwork?
  var element: String?
  var pivot = Point.zero
  var scale = 1.0
  var direction = Angle.zero

  static let keys: KeyTable<ArtworkSettings> = KeyTable([
    Key("image", \.image, optional: .picture, "A picture file beside the document."),
    Key("size", \.size, optional: .size, "The width and height of the picture, in its units."),
    Key("path", \.path, optional: .pathData, "SVG path data, filled with the needle's colour."),
    Key(
      "file", \.artwork, optional: .artwork,
      "An SVG, PNG, JPEG, GIF or WebP file beside the document; a pixel is one unit."),
    Key(
      "element", \.element, optional: .word,
      "The id or label of the needle's element; by default all of the file."),
    Key("pivot", \.pivot, .point, "The point at the centre of the dial, in its units."),
    Key("scale", \.scale, .number(above: 0), "Dial units in one unit of the artwork."),
    Key("direction", \.direction, .angle, "The direction in which it is drawn; 0 is 12 o'clock."),
  ])
}

extension ArtworkSettings {
  /// The drawing; nil if the keys contradict each other.
  var source: NeedleArtwork.Source? {
    switch (path, image, size, artwork) {
    case (let path?, nil, nil, nil) where element == nil: .path(path)
    case (nil, let image?, let size?, nil) where element == nil: .image(image, size: size)
    case (nil, nil, nil, let artwork?): .artwork(artwork, element: element)
    default: nil
    }
  }
}

extension FieldCodec where Value == NeedleArtwork {
  /// A needle drawn elsewhere.
  static var needle: Self {
    FieldCodec(.object(ArtworkSettings.fieldInfo)) { operand, origin, decoding in
      let before = decoding.troubles
      guard let settings = FieldCodec<ArtworkSettings>.object.decode(operand, origin, &decoding)
      else { return nil }
      guard decoding.troubles == before else { return nil }
      guard let source = settings.source else {
        decoding.report(
          .missingKey, "needs either a 'path', or an 'image' and its 'size', or a 'file'",
          at: origin)
        return nil
      }
      return NeedleArtwork(
        source, pivot: settings.pivot, scale: settings.scale, direction: settings.direction)
    }
  }
}

/// The place about which an element of artwork turns: a point, or the middle of an element.
enum Pivot: Sendable {
  case point(Point)
  case element(String)
}

extension FieldCodec where Value == Pivot {
  fileprivate static var pivot: Self {
    FieldCodec(.any) { operand, origin, decoding in
      switch operand {
      case .literal, .parameter(.text, _):
        FieldCodec<String>.word.decode(operand, origin, &decoding).map(Pivot.element)
      default: FieldCodec<Point>.point.decode(operand, origin, &decoding).map(Pivot.point)
      }
    }
  }
}

/// An element of artwork that turns, as documents write it.
struct DrawnNeedleSettings: DefaultKeyed {
  var element: String?
  var pivot: Pivot?
  var direction = Angle.zero
  var box: Rect?

  static let keys: KeyTable<DrawnNeedleSettings> = KeyTable([
    Key(
      "element", \.element, optional: .word,
      "Its id, or its label in Inkscape or Illustrator; by default all of the file."),
    Key(
      "pivot", \.pivot, optional: .document(.pivot),
      "The point it turns about, in the artwork's units, or an element by its id or label; by "
        + "default the centre that was set in Inkscape, or else that of the view box."),
    Key("direction", \.direction, .angle, "The direction in which it is drawn; 0 is 12 o'clock."),
    Key(
      "box", \.box, optional: .rect,
      "Its left and upper edge, width and height in the artwork: finds it if no element has the name."
    ),
  ])
}

extension FieldCodec where Value == DrawnNeedle {
  /// An element of artwork that turns.
  static var drawnNeedle: Self {
    FieldCodec(.object(DrawnNeedleSettings.fieldInfo)) { operand, origin, decoding in
      let before = decoding.troubles
      let settings = FieldCodec<DrawnNeedleSettings>.object.decode(operand, origin, &decoding)
      guard decoding.troubles == before, let settings else { return nil }
      var needle = DrawnNeedle(settings.element, direction: settings.direction)
      needle.box = settings.box
      switch settings.pivot {
      case .point(let point): needle.pivot = point
      case .element(let name): needle.pivotElement = name
      case nil: break
      }
      return needle
    }
  }
}
