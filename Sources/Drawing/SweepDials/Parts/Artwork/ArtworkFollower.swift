package import SweepGeometry

/// An element of artwork that follows the reading: a number, an arc or a light.
package protocol ArtworkFollower: DefaultKeyed {
  /// Its id, or the label that its editor shows.
  var element: String { get set }
  /// The box of the element, in the units of the artwork's view box; nil for none.
  var box: Rect? { get set }
}

extension ArtworkFollower {
  /// The keys that name the element.
  static var elementKeys: [Key<Self>] {
    [
      Key("element", \.element, .word, "Its id, or its label in Inkscape or Illustrator."),
      Key(
        "box", \.box, optional: .rect,
        "Its left and upper edge, width and height in the artwork: finds it if no element has the name."
      ),
    ]
  }
}
