import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene

extension FieldCodec where Value == ColorStop {
  /// A colour, or a reading and its colour in a list.
  static var colorStop: Self {
    FieldCodec(
      .any,
      json: { stop in
        let color = FieldCodec<ThemeColor>.themeColor.json(stop.color)
        return stop.value.map { .array([.number($0), color]) } ?? color
      }
    ) { operand, origin, decoding in
      guard case .sequence(let nodes) = operand else {
        return FieldCodec<ThemeColor>.themeColor.decode(operand, origin, &decoding)
          .map { ColorStop($0) }
      }
      guard nodes.count == 2, let (number, place) = decoding.operand(nodes[0], origin.name),
        let (color, spot) = decoding.operand(nodes[1], origin.name)
      else {
        if nodes.count != 2 {
          decoding.report(.wrongShape, "must be a reading and a colour", at: origin)
        }
        return nil
      }
      guard let value = FieldCodec<Double>.quantity.decode(number, place, &decoding),
        let found = FieldCodec<ThemeColor>.themeColor.decode(color, spot, &decoding)
      else { return nil }
      return ColorStop(found, at: value)
    }
  }
}

extension FieldCodec where Value == ShapePart {
  /// A shape in a shape.
  static var shape: Self {
    FieldCodec(.reference("part-shape")) { operand, origin, decoding in
      FieldCodec<ShapePart>.object.decode(operand, origin, &decoding)
    }
  }
}

extension FieldCodec where Value == MediaTiming {
  /// The time of a shape.
  static var timing: Self {
    FieldCodec(.object(TimingSettings.fieldInfo)) { operand, origin, decoding in
      let settings = FieldCodec<TimingSettings>.object.decode(operand, origin, &decoding)
      settings?.reportMisfits(at: origin, &decoding)
      return settings?.whole
    }
  }
}

extension FieldCodec where Value == Vector {
  /// A displacement: right, down.
  static var vector: Self {
    FieldCodec<Point>.point.compactMap {
      $0 - .zero
    } json: {
      .array([.number($0.dx), .number($0.dy)])
    }
  }
}

extension FieldCodec where Value == [any Part] {
  /// Parts in a list, as in the list of layers.
  static var parts: Self {
    FieldCodec(.list(.reference("layer")), json: { _ in .array([]) }) { _, origin, decoding in
      let before = decoding.troubles
      let parts = decoding.layers(origin.node)
      decoding.innerParts = parts
      return decoding.troubles == before ? parts.map(\.part) : nil
    }
  }
}
