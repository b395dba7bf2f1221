extension Ticks.Level {
  var layerName: String {
    switch self {
    case .major: "ticks_major"
    case .middle: "ticks_middle"
    case .minor: "ticks_minor"
    }
  }

  var length: Double {
    switch self {
    case .major: 9.5
    case .middle: 6
    case .minor: 3.5
    }
  }

  var width: Double {
    switch self {
    case .major: 1.9
    case .middle: 1.1
    case .minor: 0.8
    }
  }
}

extension ScaleSteps {
  subscript(level: Ticks.Level) -> Double {
    switch level {
    case .major: major
    case .middle: middle
    case .minor: minor
    }
  }

  func heavier(than level: Ticks.Level) -> Double? {
    switch level {
    case .major: nil
    case .middle: major
    case .minor: middle
    }
  }
}
