public import SweepScene

/// A part with a colour, which may follow the reading.
public protocol ColoredPart: Part {
  /// The property with its colour, where the reading has no say.
  static var mainColor: WritableKeyPath<Self, ThemeColor> { get }
}

extension ColoredPart {
  /// The colour, where the reading has no say.
  fileprivate var ownColor: ThemeColor {
    get { self[keyPath: Self.mainColor] }
    set { self[keyPath: Self.mainColor] = newValue }
  }

  /// The part in colours that begin at readings, below which it has its own.
  ///
  /// ```swift
  /// ProgressPart().colored(at: [ColorStop(.token(.warning), at: 60), ColorStop(.token(.danger), at: 85)])
  /// ```
  public func colored(at stops: [ColorStop]) -> ColorByReading {
    ColorByReading(self, stops)
  }
}

/// A part with a colour by the reading, in a still picture and during motion.
public struct ColorByReading: Part {
  /// The part.
  public var part: any ColoredPart
  /// The readings from which on it has other colours, rising.
  public var stops: [ColorStop]

  /// Gives a part colours by readings.
  public init(_ part: any ColoredPart, _ stops: [ColorStop]) {
    (self.part, self.stops) = (part, stops)
  }

  /// Draws the part. Throws for stops without readings and for readings that do not rise.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    let limits = stops.compactMap(\.value)
    guard limits.count == stops.count, zip(limits, limits.dropFirst()).allSatisfy(<) else {
      throw DialError("colorAt", "must have a rising reading for each colour")
    }
    let colors = [context.theme[part.ownColor]] + stops.map { context.theme[$0.color] }
    let rule = Rule(limits: limits, colors: colors, context: context)
    var marked = part
    marked.ownColor = .color(Rule.mark)
    return rule.colored(try marked.layer(in: context))
  }

  /// Adds the facts of the part.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    part.describe(in: context, into: &builder)
  }

  /// The part in its compact form, with the same colours.
  public func compact(leastType: Double) -> (any Part)? {
    part.compact(leastType: leastType).map { compact in
      (compact as? any ColoredPart).map { ColorByReading($0, stops) } ?? compact
    }
  }

  /// The colours by readings, in place of a colour that nothing else has.
  private struct Rule {
    static let mark = Color(0x01fe03)
    let limits: [Double]
    let colors: [Color]
    let context: DialContext

    func place(_ value: Double) -> Int { limits.count { $0 <= value } }

    func colored(_ layer: Layer) -> Layer {
      var layer = layer
      layer.sublayers = layer.sublayers.map(colored)
      switch layer.content {
      case .shape(let shape):
        if let alpha = Self.alpha(shape.fillColor) { follow(.fillColor, alpha, on: &layer) }
        if let alpha = Self.alpha(shape.strokeColor) { follow(.strokeColor, alpha, on: &layer) }
      case .text(let text):
        if let alpha = Self.alpha(text.foregroundColor) { return copies(of: layer, text, alpha) }
      default: break
      }
      return layer
    }

    private func follow(_ key: AnimationKey<Color>, _ alpha: Double, on layer: inout Layer) {
      layer.follow(key, in: context, isDiscrete: true) { colors[place($0)].opacity(alpha) }
    }

    /// A text for each colour that it ever has, since the colour of a text cannot move.
    private func copies(of layer: Layer, _ text: Layer.Text, _ alpha: Double) -> Layer {
      let copies = colors.enumerated().compactMap { index, color -> Layer? in
        var text = text
        text.foregroundColor = .color(color.opacity(alpha))
        var holder = Layer(sublayers: [layer])
        holder.sublayers[0].content = .text(text)
        holder.follow(.isHidden, in: context) { place($0) != index }
        return holder.isHidden && holder.animations.isEmpty ? nil : holder
      }
      if copies.count == 1, copies[0].animations.isEmpty { return copies[0].sublayers[0] }
      return Layer(sublayers: copies)
    }

    private static func alpha(_ paint: Paint) -> Double? {
      guard case .color(let color) = paint, color.rgb == mark.rgb else { return nil }
      return color.alpha
    }
  }
}
