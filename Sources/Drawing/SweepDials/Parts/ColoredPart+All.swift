extension Needle: ColoredPart {
  /// The colour of both sides.
  public var mainColor: ThemeColor {
    get { color }
    set { (color, shade) = (newValue, newValue) }
  }
}

extension Readout: ColoredPart {
  /// The colour of the number.
  public var mainColor: ThemeColor {
    get { color ?? .token(.ink) }
    set { color = newValue }
  }
}

extension Icon: ColoredPart {
  /// The colour of its lines.
  public var mainColor: ThemeColor {
    get { color ?? .token(.muted) }
    set { color = newValue }
  }
}

extension ShapePart: ColoredPart {
  /// The colour inside and of the stroke, where it has them.
  public var mainColor: ThemeColor {
    get { fillColor ?? strokeColor ?? .token(.ink) }
    set {
      let hasStroke = strokeColor != nil
      if fillColor != nil || !hasStroke { fillColor = newValue }
      if hasStroke { strokeColor = newValue }
    }
  }
}

extension Progress: ColoredPart {
  /// The colour of the arc.
  public var mainColor: ThemeColor {
    get { color }
    set { color = newValue }
  }
}

extension Track: ColoredPart {
  /// The colour of the groove.
  public var mainColor: ThemeColor {
    get { color }
    set { color = newValue }
  }
}

extension Ring: ColoredPart {
  /// The colour of the ring.
  public var mainColor: ThemeColor {
    get { color }
    set { color = newValue }
  }
}

extension Marker: ColoredPart {
  /// The colour of the mark.
  public var mainColor: ThemeColor {
    get { color }
    set { color = newValue }
  }
}

extension Pointer: ColoredPart {
  /// The colour of the arrowhead.
  public var mainColor: ThemeColor {
    get { color }
    set { color = newValue }
  }
}

extension Bar: ColoredPart {
  /// The colour of the bar up to the reading.
  public var mainColor: ThemeColor {
    get { color }
    set { color = newValue }
  }
}

extension Caption: ColoredPart {
  /// The colour of the words.
  public var mainColor: ThemeColor {
    get { color }
    set { color = newValue }
  }
}

extension ArcText: ColoredPart {
  /// The colour of the words.
  public var mainColor: ThemeColor {
    get { color }
    set { color = newValue }
  }
}
