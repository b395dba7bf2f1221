@testable import SweepDials
import SweepGeometry
import SweepScene
import SweepType
import Testing

/// The construction of themes, beside their colours.
@Suite struct ConstructionTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    var a: Theme
    var b: Theme
    var testDescription: String { "\(a.name) and \(b.name)" }
  }

  static let pairs: [Pair] = Theme.library.indices.flatMap { index in
    Theme.library[(index + 1)...].map { Pair(a: Theme.library[index], b: $0) }
  }

  /// The materials of a dial of the theme.
  private func parts(of theme: Theme) -> [String] {
    let construction = theme.construction
    return [
      construction.bezel.rawValue, construction.face.rawValue, construction.hub.rawValue,
      construction.window.rawValue, theme.drawnFace.rawValue,
      "\(construction.needle) \(construction.hands)",
      construction.case.rawValue, construction.fill.rawValue, construction.zones.rawValue,
      "\(construction.ticks) \(theme.markCap) \(theme.markWeight)",
    ]
  }

  @Test(arguments: pairs)
  func `any two themes differ in at least three parts`(pair: Pair) {
    let different = zip(parts(of: pair.a), parts(of: pair.b)).filter { $0 != $1 }
    #expect(different.count >= 3, "\(different)")
  }

  private func colors(of layer: Layer) -> [Color] {
    var colors: [Color] = layer.sublayers.flatMap(self.colors)
    if case .shape(let shape) = layer.content {
      for paint in [shape.fillColor, shape.strokeColor] {
        switch paint {
        case .none: break
        case .color(let color): colors.append(color)
        case .gradient(let gradient): colors += gradient.stops.map(\.color)
        }
      }
    }
    return colors
  }

  @Test(arguments: Theme.library)
  func `the edge of a dial shows on white and on black paper`(theme: Theme) throws {
    let context = DialContext(theme: theme)
    let bezel = try Bezel().layer(in: context)
    // The outermost ring comes first; a line alone surrounds the face.
    // Shadows lie below the one line of a dial without a bezel.
    let isPlain = bezel.sublayers.count == 1 || theme.construction.bezel == .none
    let rings = isPlain ? bezel.sublayers.suffix(1) : bezel.sublayers.prefix(1)
    let edges = rings.flatMap(colors) + (isPlain ? [theme.faceEdge] : [])
    for paper in [Color.white, .black] {
      let contrast = edges.map { $0.contrast(with: paper) }.max() ?? 1
      #expect(contrast >= 1.5, "\(theme.name): \(contrast) on \(paper)")
    }
  }

  /// The outermost line of a card, over its shadow.
  private func edge(ofCardIn theme: Theme) throws -> Layer.Shape? {
    let card = Bezel().with {
      ($0.frame, $0.finish) = (Rect(x: -60, y: -40, width: 120, height: 80), Bezel.Finish.none)
    }
    let lines = try card.layer(in: DialContext(theme: theme)).sublayers.compactMap(\.shape)
    return lines.first { $0.fillColor == .none }
  }

  @Test func `cards have the rim of the theme's metal, or a hairline`() throws {
    let widths = try [Theme.watch, .brass, .flat, .blueprint].map {
      try edge(ofCardIn: $0)?.lineWidth
    }
    #expect(widths == [2.6, 2.6, 0.8, 1])
    #expect(try edge(ofCardIn: .blueprint)?.strokeColor == .color(Theme.blueprint.bezel))
    // The outline begins after its first corner.
    let corners = try [Theme.blueprint, .flat, .cupertino].map { theme -> Double in
      guard case .move(let start)? = try edge(ofCardIn: theme)?.path.elements.first else {
        return 0
      }
      return start.x + 60
    }
    #expect(zip(corners, [1.8, 12, 16.2]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(corners)")
  }

  @Test func `a face of paper white without a bezel gets a line, one of its own colour none`()
    throws
  {
    var theme = Theme.flat
    theme.construction.bezel = .none
    (theme.face, theme.faceEdge) = (.white, .white)
    #expect(try Bezel().layer(in: DialContext(theme: theme)).sublayers.count == 1)
    (theme.face, theme.faceEdge) = (Color(0x777777), Color(0x777777))
    #expect(try Bezel().layer(in: DialContext(theme: theme)) == Layer())
  }

  @Test(arguments: [Theme.flat, .blueprint, .eink])
  func `plain themes have no shadows`(theme: Theme) throws {
    let context = DialContext(theme: theme)
    #expect(theme.shadow == 0 && theme.construction.recess == 0 && theme.construction.glass == 0)
    #expect(try Needle().with { $0.halo = 0 }.layer(in: context).name == "needle")
    #expect(try GlassPart().layer(in: context) == Layer())
  }

  @Test(arguments: [Theme.flat, .blueprint, .eink])
  func `plain themes have no light on cards`(theme: Theme) throws {
    let context = DialContext(theme: theme)
    let frame = Rect(x: 0, y: 0, width: 40, height: 20)
    #expect(try Backlight().layer(in: context) == Layer())
    #expect(try GlassPart().with { $0.frame = frame }.layer(in: context) == Layer())
    #expect(try Backlight().layer(in: DialContext(theme: .brass)) != Layer())
    let glass = try GlassPart().with { $0.frame = frame }.layer(in: DialContext(theme: .brass))
    #expect(glass.sublayers.count == 2)
  }

  @Test(arguments: Theme.library.filter { !$0.isOneTone && !$0.face.isDark })
  func `a groove is seen on a light face`(theme: Theme) throws {
    let track = Track().with { ($0.color, $0.radius) = (.token(.faceEdge), 90) }
    guard case .shape(let groove) = try track.layer(in: DialContext(theme: theme)).content,
      case .color(let color) = groove.strokeColor
    else {
      Issue.record("there is no groove")
      return
    }
    #expect(color.contrast(with: theme.face) >= 1.15)
  }

  @Test func `a knob is an outline where hubs are open`() throws {
    func fills(_ theme: Theme) throws -> [Paint] {
      try Knob().layer(in: DialContext(theme: theme)).sublayers.compactMap { layer in
        guard case .shape(let shape) = layer.content, shape.fillColor != .none else { return nil }
        return shape.fillColor
      }
    }
    #expect(try fills(.eink).first == .color(Theme.eink.face))
    #expect(try fills(.flat).first != .color(Theme.flat.face))
  }

  @Test func `electronic paper is black and white`() throws {
    let context = DialContext(scale: Scale(0...100), reading: Reading(40), theme: .eink)
    let parts: [any Part] = [
      Bezel(), Face(), Ticks(), Ticks(.minor), Needle(), Hub(), Hands(), Readout(), Knob(),
    ]
    for part in parts {
      for color in colors(of: try part.layer(in: context)) {
        #expect([.black, .white].contains(color.opacity(1)), "\(type(of: part)): \(color)")
        #expect(color.alpha == 0 || color.alpha == 1, "\(type(of: part)): \(color)")
      }
    }
  }

  @Test func `shadows fall away from the light at any reading`() throws {
    func fall(_ value: Double, from direction: Angle) throws -> Point {
      var theme = Theme.instrument
      theme.construction.light.direction = direction
      let context = DialContext(scale: Scale(0...100), reading: Reading(value), theme: theme)
      return try #require(Needle().with { $0.halo = 0 }.layer(in: context).sublayers.first).position
    }
    let fallen = try fall(0, from: .zero)
    #expect(fallen.y > 1 && abs(fallen.x) < 1e-9)
    #expect(try fall(80, from: .zero) == fallen)
    #expect(try fall(80, from: .degrees(90)).x < -1)
  }

  @Test func `a part goes before the theme`() throws {
    let context = DialContext(theme: .instrument)
    let line = Bezel().with { $0.finish = .line }
    #expect(try line.layer(in: context).sublayers.count == 1)
    #expect(try Bezel().layer(in: context).sublayers.count > 4)
    #expect(try Hub().with { $0.finish = .flat }.layer(in: context).sublayers.count == 2)
  }

  @Test func `a hub, a face and a bezel of no size are refused`() {
    let context = DialContext()
    #expect(throws: DialError.self) { try Bezel().with { $0.width = 0 }.layer(in: context) }
    #expect(throws: DialError("recess", "must lie in 0 … 1")) {
      try Face().with { $0.recess = 2 }.layer(in: context)
    }
    #expect(throws: DialError.self) { try Hub().with { $0.radius = 0 }.layer(in: context) }
  }
}
