import SweepGeometry
import SweepScene

extension Layer {
  /// Whether it is invisible in any context: hidden or clear, behind an opaque mask, or without any
  /// paint.
  var isBlank: Bool {
    if isHidden || opacity <= 0 { return true }
    if let mask, maskType == .luminance ? mask.isBlack : mask.isBlank { return true }
    return !isPainted(by: \.isClear) && sublayers.allSatisfy(\.isBlank)
  }

  /// Whether, as a luminance mask, it hides everything.
  private var isBlack: Bool {
    isBlank || !isPainted(by: \.isDark) && sublayers.allSatisfy(\.isBlack)
  }

  /// Whether its own content has a paint, but for paints that do nothing.
  private func isPainted(by isIdle: (Paint) -> Bool) -> Bool {
    switch content {
    case .shape(let shape):
      !isIdle(shape.fillColor) || !isIdle(shape.strokeColor) && shape.lineWidth > 0
    case .text(let text): !isIdle(text.foregroundColor)
    case .image, .gradient: true
    case .group, .replicator: false
    }
  }
}

extension Paint {
  fileprivate var isClear: Bool { colors.allSatisfy { $0.alpha <= 0 } }

  /// Whether all of it is black or clear.
  fileprivate var isDark: Bool {
    colors.allSatisfy { $0.alpha <= 0 || $0.opacity(1) == .black }
  }

  private var colors: [Color] {
    switch self {
    case .none: []
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    }
  }
}
