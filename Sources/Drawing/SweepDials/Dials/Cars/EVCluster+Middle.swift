import SweepGeometry
import SweepScene

/// The housing, and the parts between the wells.
extension EVCluster {
  var housing: [any Part] {
    let metal: [ThemeColor] = [
      .token(.bezel), .token(.hubEdge), .token(.hubEdge), .token(.bezelEdge), .token(.bezel),
    ]
    return [
      ShapePart.filled(
        "M-124 -72H124C156 -72 170 -58 173 -32L178 22C180 52 164 72 134 72H-134C-164 72 -180 52 -178 22L-173 -32C-170 -58 -156 -72 -124 -72Z",
        .down(metal, at: [0, 0.08, 0.8, 0.96, 1])
      ).with { ($0.strokeColor, $0.lineWidth) = (.token(.bezelEdge), 1) },
      ShapePart.filled(Self.window, .down([.token(.face), .token(.faceEdge)], at: [0, 0.7]))
        .with { ($0.strokeColor, $0.lineWidth) = (.token(.faceEdge), 1.6) },
    ]
  }

  /// The light on the glass.
  var glass: any Part {
    ShapePart.filled(Self.window, .down([.white(22), .white(0)], at: [0, 0.42]))
  }

  /// Lamps, the lit ones over those that are not, and the word between them.
  var lampRow: [any Part] {
    let unlit = GroupPart(Lamp.allCases.map { $0.icon(.token(.muted)) }).with { $0.opacity = 0.22 }
    let lit = Lamp.allCases.filter(lamps.contains).map { $0.icon($0.color) as any Part }
    return [unlit] + lit + [
      word(status, 7, at: Point(0, -51.4)).with {
        ($0.letterSpacing, $0.weight, $0.color, $0.maximumWidth) = (1, 600, .token(.good), 44)
      }
    ]
  }

  /// The speed and its unit.
  var pace: [any Part] {
    [
      Readout().with {
        ($0.motion, $0.position, $0.size) = (.counting, Point(0, 14), 58)
        ($0.weight, $0.maximumWidth, $0.window) = (400, 90, Readout.Window.none)
      },
      Readout().with { ($0.isShown, $0.unit) = (false, unit) },
      word(unit, 8.4, at: Point(0, 27.6)).with {
        ($0.letterSpacing, $0.maximumWidth) = (0.6, 60)
      },
    ]
  }

  /// The selector over the line below.
  var selector: [any Part] {
    let gears = Gear.allCases
    func place(_ gear: Gear) -> Double { Double(gears.firstIndex(of: gear) ?? 0) * 18 - 27 }
    let key = ShapePart.filled(
      "M-6 36.2H6A3 3 0 0 1 9 39.2V49.6A3 3 0 0 1 6 52.6H-6A3 3 0 0 1 -9 49.6V39.2A3 3 0 0 1 -6 36.2Z",
      .token(.accent))
    let letters = gears.map { letter -> any Part in
      Caption(letter.rawValue).with {
        ($0.position, $0.size) = (Point(place(letter), 48.2), 10.5)
        $0.color = .token(letter == gear ? .faceEdge : .muted)
      }
    }
    let line = ShapePart.lines("M-42 56H42", .token(.muted), width: 0.5)
    return [key.with { $0.position = Point(place(gear), 0) }] + letters + [
      line.with { $0.opacity = 0.3 },
      word(notes.left, 6.4, at: Point(-42, 63.4)).with { $0.alignment = .start },
      word(notes.right, 6.4, at: Point(42, 63.4)).with { $0.alignment = .end },
    ]
  }

  private func word(_ text: String, _ size: Double, at place: Point) -> Caption {
    Caption(text).with {
      ($0.position, $0.size, $0.maximumWidth, $0.maximumLines) = (place, size, 40, 1)
    }
  }

  private static let window =
    "M-122 -67H122C151 -67 164 -54 167 -31L172 22C173.5 48 160 67 132 67H-132C-160 67 -173.5 48 -172 22L-167 -31C-164 -54 -151 -67 -122 -67Z"
}

extension EVCluster.Lamp {
  /// The lamp in a colour.
  fileprivate func icon(_ color: ThemeColor) -> Icon {
    let icon = self == .warning ? Icon(.warning) : Icon().with { $0.path = path }
    return icon.with { ($0.position, $0.size, $0.color) = (Point(place, -54), 10, color) }
  }

  fileprivate var color: ThemeColor {
    switch self {
    case .left, .right: .token(.good)
    case .beam: .token(.accent)
    case .warning: .token(.warning)
    }
  }

  private var place: Double {
    switch self {
    case .left: -66
    case .beam: -36
    case .warning: 36
    case .right: 66
    }
  }

  private var path: Path? {
    let data =
      switch self {
      case .left: "M1 12L12 4V9H22V15H12V20Z"
      case .beam:
        "M12 4C20 4 22 8 22 12S20 20 12 20C10 16 10 8 12 4ZM1 5H8V7H1ZM0 10H7.4V12H0ZM0 14H7.4V16H0ZM1 18H8V20H1Z"
      case .right: "M23 12L12 4V9H2V15H12V20Z"
      case .warning: ""
      }
    return try? Path(svgPathData: data)
  }
}
