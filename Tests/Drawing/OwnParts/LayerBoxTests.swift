import Sweephand
import Testing

/// The background, the corners and the border of layers.
@Suite struct LayerBoxTests {
  private static let bounds = Layer.Rect(x: 0, y: 0, width: 40, height: 20)

  private static func svg(_ layers: [Layer]) throws -> String {
    let scene = Layer.Scene(size: Layer.Size(width: 60, height: 60), layers: layers)
    return try SVGWriter(SVGOptions(layout: .pretty, idPrefix: .none)).write(scene).checked().string
  }

  private static func card(_ change: (inout Layer) -> Void) -> Layer {
    let dot = Layer(content: .shape(Layer.Shape(.circle(radius: 3))))
    var card = Layer("card", position: Layer.Point(30, 30), sublayers: [dot])
    card.bounds = bounds
    change(&card)
    return card
  }

  @Test func `background and border lie around the sublayers`() throws {
    let card = Self.card {
      ($0.backgroundColor, $0.cornerRadius) = (.yellow, 6)
      ($0.borderWidth, $0.borderColor) = (2, .red)
    }
    let inner = Layer.Rect(x: 2, y: 2, width: 36, height: 16)
    let plain = Self.card {
      let outline = Layer.Path.roundedRect(Self.bounds, cornerRadius: 6)
      let edge = Layer.Path.roundedRect(inner, cornerRadius: 4)
      var border = Layer.Shape(Layer.Path(outline.elements + edge.elements), fillColor: .red)
      border.fillRule = .evenOdd
      let shapes = [Layer.Shape(outline, fillColor: .yellow), border].map {
        Layer(content: .shape($0))
      }
      $0.sublayers = [shapes[0], $0.sublayers[0], shapes[1]]
    }
    #expect(try Self.svg([card]) == Self.svg([plain]))
  }

  @Test func `content lies above the background`() throws {
    var bare = Self.card { $0.backgroundColor = .yellow }
    bare.sublayers = []
    bare.content = .shape(Layer.Shape(.circle(radius: 3)))
    let svg = try Self.svg([bare])
    let places = try ["<rect", "<circle"].map { try #require(svg.firstRange(of: $0)).lowerBound }
    #expect(places[0] < places[1])
  }

  @Test func `the radius rounds the mask, and some corners alone`() throws {
    let clipped = Self.card { ($0.masksToBounds, $0.cornerRadius) = (true, 5) }
    #expect(
      try Self.svg([clipped]).contains(
        "<path d=\"M5 0H35a5 5 0 0 1 5 5V15a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5A5 5 0 0 1 5 0Z\"/>"))
    let tab = Self.card {
      $0.backgroundColor = .gray
      ($0.cornerRadius, $0.maskedCorners) = (5, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    #expect(try Self.svg([tab]).contains("d=\"M0 5A5 5 0 0 1 5 0H35a5 5 0 0 1 5 5V20H0Z\""))
    let square = Self.card { ($0.backgroundColor, $0.cornerRadius) = (.gray, 5) }
    var sharp = square
    sharp.maskedCorners = []
    #expect(try Self.svg([sharp]).contains("<rect width=\"40\" height=\"20\" fill=\"#808080\"/>"))
  }

  @Test func `a shadow falls from the background`() throws {
    let card = Self.card { ($0.backgroundColor, $0.shadowOpacity) = (.white, 0.5) }
    #expect(try Self.svg([card]).contains("<filter "))
  }

  @Test func `a border of half the shorter side fills the bounds`() throws {
    let full = Self.card { ($0.borderWidth, $0.borderColor, $0.cornerRadius) = (10, .red, 4) }
    let fill = Self.card {
      let outline = Layer.Path.roundedRect(Self.bounds, cornerRadius: 4)
      let line = Layer.Path.rect(Layer.Rect(x: 10, y: 10, width: 20, height: 0))
      var shape = Layer.Shape(Layer.Path(outline.elements + line.elements), fillColor: .red)
      shape.fillRule = .evenOdd
      $0.sublayers.append(Layer(content: .shape(shape)))
    }
    #expect(try Self.svg([full]) == Self.svg([fill]))
  }

  @Test func `a radius alone paints nothing`() throws {
    var card = Self.card { $0.cornerRadius = 4 }
    card.bounds.size = Layer.Size(width: 0, height: 0)
    var plain = card
    plain.cornerRadius = 0
    #expect(try Self.svg([card]) == Self.svg([plain]))
  }

  @Test func `faults are reported`() throws {
    let thin = Self.card { ($0.borderWidth, $0.bounds.size.width) = (2, 0) }
    let scene = Layer.Scene(size: Layer.Size(width: 9, height: 9), layers: [thin])
    #expect(try SVGWriter().write(scene).issues.first?.reason.contains("has no bounds") == true)
    let changes: [(inout Layer) -> Void] = [
      { $0.cornerRadius = -1 }, { $0.borderWidth = -1 }, { $0.cornerRadius = .nan },
      { $0.borderWidth = .infinity }, { ($0.masksToBounds, $0.cornerRadius) = (true, -1) },
    ]
    for change in changes {
      let broken = Self.card { layer in
        layer.backgroundColor = .red
        change(&layer)
      }
      #expect(throws: SceneError.self) { try Self.svg([broken]) }
    }
  }

  @Test func `the frame is the place of the bounds in the parent`() {
    var layer = Self.card { _ in }
    #expect(layer.frame == Layer.Rect(x: 10, y: 20, width: 40, height: 20))
    layer.anchorPoint = Layer.Point(0, 1)
    layer.frame = Layer.Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.position == Layer.Point(1, 6) && layer.bounds.size.width == 3)
    #expect(layer.frame == Layer.Rect(x: 1, y: 2, width: 3, height: 4))
    layer.bounds = Layer.Rect(x: -1, y: -1, width: 2, height: 2)
    (layer.anchorPoint, layer.position) = (Layer.Point(0.5, 0.5), .zero)
    layer.transform = .rotate(.degrees(45))
    #expect(abs(layer.frame.size.width - 2 * 2.0.squareRoot()) < 1e-9)
  }
}
