import SweepGeometry
import SweepScene

/// The housing of a split-flap display: a plate for each place, and flaps that fall over it.
struct FlapCase {
  private let cells: [Rect]
  private let ink: Color
  private let plate: Color
  private let theme: Theme

  /// Makes plates in a row of cells.
  init(_ cells: [Rect], plate: Color, ink: Color, in theme: Theme) {
    (self.cells, self.plate, self.theme) = (cells, plate, theme)
    self.ink = .legible(among: [ink, .white, .black], on: [plate])
  }

  /// The colour of a digit.
  var digitColor: Color { ink }

  /// The plates, each lit from above.
  var plates: [Layer] {
    cells.map { cell in
      let path = Path.roundedRect(cell.cut(0.04), cornerRadius: cell.size.width * 0.08)
      return Layer(content: .shape(Shape(path, fillColor: paint)))
    }
  }

  /// The flap of a cell, which falls at each moment; at rest it lies in the hinge.
  ///
  /// - Parameters:
  ///   - index: the place of the cell.
  ///   - moments: when it falls, in parts of a pass.
  ///   - timing: the pass.
  func flap(_ index: Int, at moments: [Double], in timing: MediaTiming?) -> Layer {
    let cell = cells[index].cut(0.04)
    let high = cell.size.height / 2
    let rect = Rect(x: cell.minX, y: -high, width: cell.size.width, height: high)
    let flap = Shape(.rect(rect), fillColor: .color(shade))
    var layer = Layer("flap", content: .shape(flap), position: Point(0, cell.center.y))
    layer.transform = [Self.rest]
    guard let timing, !moments.isEmpty, timing.duration > .zero else { return layer }
    var (times, falls) = ([0.0], [Self.hinge])
    for (moment, next) in zip(moments, moments.dropFirst() + [1]) {
      let fall = min(0.16 / timing.duration.value, (next - moment) * 0.8)
      // A jump takes a little time, because no two keys may have the same.
      let jump = fall / 50
      times += [moment, moment + jump, moment + fall, moment + fall + jump]
      falls += [Self.hinge, 1, -1, Self.hinge]
    }
    layer.animations = [
      .keyframe(
        KeyframeAnimation(
          .scale, values: (falls + [Self.hinge]).map { ScaleFactors(x: 1, y: $0) },
          keyTimes: times + [1], timing: timing))
    ]
    return layer
  }

  /// The colour of a flap: dark, or in a theme without shadows that of the digits.
  private var shade: Color { theme.shadow > 0 ? plate.interpolated(to: .black, 0.55) : ink }

  /// The part of its height that a flap has at rest: the gap of the hinge.
  private static let hinge = 0.03
  private static let rest = TransformOperation.scale(x: 1, y: hinge)

  private var paint: Paint {
    guard theme.shadow > 0 else { return .color(plate) }
    return .gradient(
      Gradient(
        .linear(from: Point(0, 0), to: Point(0, 1)),
        stops: [
          Gradient.Stop(0, plate.interpolated(to: .white, 0.1)),
          Gradient.Stop(0.49, plate), Gradient.Stop(0.51, plate.interpolated(to: .black, 0.12)),
          Gradient.Stop(1, plate),
        ]))
  }
}

extension Rect {
  /// The same without a part of its width on either side.
  fileprivate func cut(_ part: Double) -> Rect {
    let margin = size.width * part
    return Rect(x: minX + margin, y: minY, width: size.width - 2 * margin, height: size.height)
  }
}
