import SweepGeometry
import SweepScene

extension Readout {
  /// Cells side by side, with the base line of their digits at a place.
  func cells(_ count: Int, across width: Double, high: Double, at place: Point) -> [Rect] {
    let left = place.x - width * Double(count) / 2
    return (0..<count).map { index in
      Rect(
        x: left + width * Double(index), y: place.y - high * 0.79, width: width, height: high)
    }
  }

  func place(ofCells count: Int, across: Double, in context: DialContext) -> Place {
    let fitting = across / Double(count)
    let high = fitting / motion.breadth * 1.3
    let number = Rect(x: -across / 2, y: high * -0.79, width: across, height: high)
    let least = leastSize > 0 ? min(leastSize * motion.breadth / fitting, 1) : 0.6
    return place(of: number, least: least, in: context)
  }

  /// How many cells there are before the decimals, and for these; a script shows the whole scale.
  func cellPlaces(
    from start: Double, in context: DialContext
  ) throws(DialError) -> (wholes: Int, decimals: Int) {
    let (reading, domain) = (context.reading, context.scale.domain)
    let values =
      reading.via + reading.values + [start] + (reading.course == nil ? [] : [domain.lowerBound])
    let decimals = style.decimals ?? 0
    let most = max(domain.upperBound, values.max() ?? 0)
    let wholes = digits ?? String(Int(min(most, 1e12))).count
    guard values.allSatisfy({ $0 >= 0 }), most < 1e12, wholes >= 0, wholes + decimals <= 12 else {
      throw DialError("style", "shows readings from zero up, in at most 12 places")
    }
    return (wholes, decimals)
  }
}

extension Readout.Motion {
  /// The width of a cell, in sizes of the type.
  var breadth: Double {
    switch self {
    case .none, .counting, .odometer: 0.78
    case .splitFlap: 0.86
    case .nixie: 0.96
    }
  }
}
