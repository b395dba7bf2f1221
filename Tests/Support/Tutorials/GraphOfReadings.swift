import Sweephand

/// Tutorial 004: a line through any number of readings, on axes with seven equal steps.
public func graphOfReadings(_ readings: [Double]) -> Dial {
  let (least, greatest) = (readings.min() ?? 0, readings.max() ?? 1)
  let plot = Dial.Plot(
    frame: Layer.Rect(x: 60, y: 20, width: 380, height: 200),
    points: readings.enumerated().map { DataPoint(Double($0), $1) },
    x: Scale(0...Double(readings.count - 1)),
    // Eight labels stand at equal steps from the least reading to the greatest.
    y: Scale(least...greatest, ticks: TickRule(.divisions(7))))

  // `%4.0f` above 999, else `%4.2f`.
  var figures = NumberStyle(decimals: 2)
  figures.maximumDigits = 4

  var dial = Dial(context: DialContext(reading: Reading(duration: 1.6), plot: plot)) {
    // `setLineDash` with {4, 2}.
    GridPart().with {
      $0.direction = .both
      $0.lineDashPattern = [4, 2]
      $0.color = .color(Layer.Color(0x3f6b8a))
    }
    // Axes of 0.7 alpha.
    for side in [PlotSide.left, .bottom] {
      AxisPart(side).with {
        $0.lineColor = .color(Layer.Color.white.opacity(0.7))
        $0.color = .white
        $0.style = side == .left ? figures : NumberStyle()
      }
    }
    Line().with {
      $0.color = .color(Layer.Color(0xffd166))
      $0.width = 1.5
      // Every reading is a point of the line.
      $0.tolerance = 0
    }
  }
  dial.size = Layer.Size(width: 460, height: 260)
  dial.viewBox = Layer.Rect(x: 0, y: 0, width: 460, height: 260)
  dial.background = .color(Layer.Color(0x073b4c))
  dial.title = "Readings"
  return dial
}
