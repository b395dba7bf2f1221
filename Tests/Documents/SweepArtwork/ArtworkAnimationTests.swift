import Foundation
import SweepArtwork
import SweepGeometry
import SweepMotion
import SweepScene
import SweepXML
import TestSupport
import Testing

/// SMIL animations of artwork as animations of layers.
@Suite struct ArtworkAnimationTests {
  @Test func `animations become those of layers`() throws {
    let layers = try layers(
      """
      <rect width="4" height="4" opacity="0.5" transform="translate(1 2)">
        <animate attributeName="opacity" values="0;1;0" keyTimes="0;0.25;1" dur="2s"
          repeatCount="indefinite"/>
        <animateTransform attributeName="transform" type="rotate" from="0 5 5" to="360 5 5"
          additive="sum" begin="1s" dur="3s" fill="freeze"/>
      </rect>
      """)
    let outer = try #require(layers.first)
    #expect(outer.transform == [.translate(Vector(dx: 1, dy: 2))])
    let inner = try #require(outer.sublayers.first)
    let center = Vector(dx: 5, dy: 5)
    #expect(
      inner.transform == [
        .translate(center), .rotate(.zero), .translate(Vector(dx: -5, dy: -5)),
      ])
    #expect(
      inner.animations == [
        .keyframe(
          KeyframeAnimation(
            .opacity, values: [0, 1, 0], keyTimes: [0, 0.25, 1],
            timing: MediaTiming(duration: 2, repeatCount: .infinity))),
        .keyframe(
          KeyframeAnimation(
            .rotation, values: [.zero, .degrees(360)],
            timing: MediaTiming(beginTime: 1, duration: 3, fillMode: .forwards))),
      ])
  }

  @Test(arguments: [
    ("<animate attributeName='x' to='5' dur='1s'/>", "no layer has what it changes"),
    ("<animate attributeName='opacity' to='0'/>", "it has no duration"),
    (
      "<animate attributeName='opacity' to='0' dur='1s' begin='click'/>",
      "its times depend on more than one begin"
    ),
    ("<animate attributeName='fill' values='red;nocolour' dur='1s'/>", "its values are not read"),
    (
      "<animateTransform attributeName='transform' type='skewX' from='0' to='9' dur='1s'/>",
      "layers do not skew in time"
    ),
    (
      "<animate attributeName='opacity' values='0;1' keyTimes='0;2' dur='1s'/>",
      "its keyTimes are not read"
    ),
    ("<animateMotion path='M0 0H9' rotate='45' dur='1s'/>", "it turns by an angle of its own"),
  ])
  func `an animation without a counterpart is left out with its reason`(
    _ animation: String, _ reason: String
  ) throws {
    let notes = try read("<rect width='4' height='4'>\(animation)</rect>").notes
    #expect(notes.map(\.message).contains { $0.hasSuffix("is left out: \(reason)") }, "\(notes)")
  }

  /// The moments of animated layers are those of the file, drawn as artwork that stands still.
  @Test func `layers move as the file does`() throws {
    let folder = Repository.root.appending(path: "Tests/Tool/BrowserTests/motion")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var compared: [String] = []
    for name in names where name.hasSuffix(".svg") && !name.hasPrefix("css-") {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      guard let (artwork, notes) = try? ArtworkReader.read(bytes), notes.isEmpty else { continue }
      let motion = MovingDrawing(try XMLDocument(bytes: bytes, name: name))
      guard motion.isMoving, motion.timeline.count == artwork.layers.animationCount else {
        continue
      }
      compared.append(name)
      let scene = Layer.Scene(
        size: Size(width: 100, height: 100), viewBox: artwork.viewBox, layers: artwork.layers)
      for moment in [0, 0.125, 0.375, 0.75, 1.125, 1.875, 3.25] {
        let due = try ArtworkReader.read(motion.still(at: moment)).artwork.layers
        let found = scene.presentation(at: Seconds(moment)).layers
        #expect(found.sights.isNear(due.sights), "\(name) at \(moment)")
      }
    }
    #expect(compared.count >= 25, "\(compared)")
  }
}

/// A shape as it is seen: its outline and its paint in the coordinates of the picture.
private struct Sight {
  var numbers: [Double]
  var paint: [Color?]
}

extension [Layer] {
  fileprivate var animationCount: Int {
    reduce(0) { $0 + $1.animations.count + $1.sublayers.animationCount }
  }

  fileprivate var sights: [Sight] { flatMap { $0.sights(.identity, 1) } }
}

extension Layer {
  fileprivate func sights(_ map: Affine, _ opacity: Double) -> [Sight] {
    if isHidden { return [] }
    let (map, opacity) = (map * affine, opacity * self.opacity)
    var sights: [Sight] = []
    if case .shape(let shape) = content, let box = shape.path.applying(map).boundingBox {
      sights.append(
        Sight(
          numbers: [
            box.minX, box.minY, box.maxX, box.maxY, opacity, shape.lineWidth, shape.lineDashPhase,
          ], paint: [shape.fillColor.color, shape.strokeColor.color]))
    }
    return sights + sublayers.flatMap { $0.sights(map, opacity) }
  }
}

extension Paint {
  fileprivate var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension [Sight] {
  fileprivate func isNear(_ other: [Sight]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { one, other in
        zip(one.numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.01 }
          && zip(one.paint, other.paint).allSatisfy { $0.isNear($1) }
      }
  }
}

extension Color? {
  fileprivate func isNear(_ other: Color?) -> Bool {
    guard let one = self, let other else { return self == nil && other == nil }
    return [one.red - other.red, one.green - other.green, one.blue - other.blue]
      .allSatisfy { abs($0) < 0.006 } && abs(one.alpha - other.alpha) < 0.01
  }
}
