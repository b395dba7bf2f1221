import SweepDiagnostics
public import SweepDials
public import SweepSVG
public import SweepScene
public import SweepTemplates

/// A built-in template as a Swift value: its fields are the template's parameters.
///
/// ```swift
/// let gauge = Speedometer(142, in: 0...280, unit: "km/h", theme: .brass)
/// let scene = try gauge.scene()  // sweephand render speedometer --set value=142 --set max=280 …
/// ```
public protocol TemplateDesign: DialDesign {
  /// The template's name in documents.
  static var template: String { get }
  /// The theme in the dark; none if nil.
  var dark: Theme? { get set }
  /// Whether the dial is drawn for small sizes, down to 96 pixels; where the shorter side has at
  /// most 128 if nil.
  var compact: Bool? { get set }
  /// Whether figures and words are drawn in the theme's face or set in the system's fonts; drawn if
  /// nil, unless the theme names fonts.
  var text: Lettering? { get set }
  /// Adds the values of the parameters, in the order of the template.
  func add(to given: inout TemplateValues)
}

extension TemplateDesign {
  /// Draws the dial as a document that fills in the template is drawn.
  ///
  /// - Throws: ``DialError`` for settings that make no picture.
  public func scene() throws(DialError) -> Layer.Scene { try scene(in: RenderEnvironment()) }

  /// Draws the dial.
  ///
  /// - Parameter environment: the folder of the files that settings name, and what reads them.
  /// - Throws: ``DialError`` for settings that make no picture.
  public func scene(in environment: RenderEnvironment) throws(DialError) -> Layer.Scene {
    try drawn(in: environment).scene
  }

  /// The dial as its parts, to which others can be added.
  ///
  /// - Throws: ``DialError`` for settings that make no picture.
  public var dial: Dial {
    get throws(DialError) {
      let (scene, whole) = try drawn(in: RenderEnvironment())
      var dial = whole
      // Words that are the dial's own follow its language.
      if dial.words == scene.description { dial.description = nil }
      return dial
    }
  }

  private func drawn(
    in environment: RenderEnvironment
  ) throws(DialError) -> (scene: Layer.Scene, dial: Dial) {
    var given = TemplateValues()
    add(to: &given)
    let outcome = Template.draw(Self.template, given.items, in: environment)
    if let drawn = outcome.value { return drawn }
    throw DialError(Self.template, outcome.diagnostics.first?.message ?? "cannot be drawn")
  }
}

extension DialDesign {
  /// Draws the dial and writes it as SVG.
  ///
  /// - Throws: ``DialError`` for settings that make no picture, and ``SceneError`` as
  ///   ``SVGWriter`` for its scene.
  public func svg(_ options: SVGOptions = SVGOptions()) throws -> SVGOutput {
    try SVGWriter(options).write(scene())
  }
}
