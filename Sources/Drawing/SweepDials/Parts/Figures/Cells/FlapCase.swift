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

  /// The plates, each lit from above, in wells of the case.
  var plates: [Layer] {
    let plates = Layer(content: .shape(Layer.Shape(outline { plate($0) }, fillColor: paint)))
    guard theme.shadow > 0 else { return [plates] }
    let wells = outline { cell in
      let lip = cell.size.width * 0.045
      return .roundedRect(
        Rect(
          x: cell.minX + 0.5, y: cell.minY - lip, width: cell.size.width - 1,
          height: cell.size.height + 2 * lip), cornerRadius: lip * 2)
    }
    let dark = Paint.lit(Color(0x050506), Color(0x34373b))
    return [Layer(content: .shape(Layer.Shape(wells, fillColor: dark))), plates]
  }

  /// The shade of the case and of the axle over the figures, the axle, and the pins that hold it.
  var cover: [Layer] {
    guard theme.shadow > 0, let first = cells.first else { return [] }
    let (width, middle) = (first.size.width, first.center.y)
    return [
      shade(from: first.minY, [(0, 0.5), (0.16, 0.14), (0.5, 0.02), (1, 0.2)]),
      shade(from: middle, [(0, 0.46), (0.14, 0.16), (0.5, 0.02), (1, 0)]),
      axle(.black.opacity(0.85), at: middle, width * 0.03),
      axle(.white.opacity(0.16), at: middle + width * 0.024, width * 0.012), pins,
    ]
  }

  /// The shade over one half of the plates, as places and opacities on a dark plate.
  private func shade(from top: Double, _ stops: [(Double, Double)]) -> Layer {
    let path = outline { cell in
      let plate = cell.cut(0.04)
      return .rect(
        Rect(x: plate.minX, y: top, width: plate.size.width, height: plate.size.height / 2))
    }
    let depth = plate.contrast(with: .black) > 6 ? 0.5 : 1
    let shade = Layer.Gradient(
      .linear(from: .zero, to: Point(0, 1)),
      stops: stops.map { Layer.Gradient.Stop($0.0, .black.opacity($0.1 * depth)) })
    return Layer(content: .shape(Layer.Shape(path, fillColor: .gradient(shade))))
  }

  private func axle(_ color: Color, at y: Double, _ width: Double) -> Layer {
    let path = outline { cell in
      let plate = cell.cut(0.04)
      return .line(from: Point(plate.minX, y), to: Point(plate.maxX, y))
    }
    return Layer(
      content: .shape(
        Layer.Shape(path, fillColor: .none, strokeColor: .color(color), lineWidth: width)))
  }

  private var pins: Layer {
    let path = outline { cell in
      let width = cell.size.width
      let pin = Size(width: width * 0.075, height: width * 0.17)
      var path = Path()
      for x in [cell.minX + width * 0.035, cell.maxX - width * 0.035 - pin.width] {
        let rect = Rect(
          x: x, y: cell.center.y - pin.height / 2, width: pin.width, height: pin.height)
        path.append(.roundedRect(rect, cornerRadius: pin.width * 0.3))
      }
      return path
    }
    let metal = Metal(light: theme.bezel, dark: theme.bezel.interpolated(to: .black, 0.75))
    let chrome = metal.stops([(0, 0.3), (0.22, 1.8), (0.45, 0.9), (0.8, 0), (1, 0.5)])
    return Layer(
      content: .shape(
        Layer.Shape(
          path,
          fillColor: .gradient(
            Layer.Gradient(.linear(from: .zero, to: Point(0, 1)), stops: chrome)))))
  }

  private func plate(_ cell: Rect) -> Path {
    .roundedRect(cell.cut(0.04), cornerRadius: cell.size.width * 0.06)
  }

  /// One outline of all cells, which lie in a row and share their paint.
  private func outline(_ part: (Rect) -> Path) -> Path {
    var path = Path()
    for cell in cells { path.append(part(cell)) }
    return path
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
    let flap = Layer.Shape(.rect(rect), fillColor: .color(shade))
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
      Layer.Gradient(
        .linear(from: Point(0, 0), to: Point(0, 1)),
        stops: [
          Layer.Gradient.Stop(0, plate.interpolated(to: .white, 0.1)),
          Layer.Gradient.Stop(0.49, plate),
          Layer.Gradient.Stop(0.51, plate.interpolated(to: .black, 0.12)),
          Layer.Gradient.Stop(1, plate),
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
