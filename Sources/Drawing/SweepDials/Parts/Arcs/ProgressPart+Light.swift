import SweepGeometry
import SweepScene

extension ProgressPart {
  /// Light in smoked glass up to the reading: bright at the outer edge, where it has a rim and a halo,
  /// and dark towards the middle. Paper of one tone, and themes without light, have an even arc.
  func shining(in context: DialContext) -> Layer {
    let (theme, outer) = (context.theme, radius + width / 2)
    let (color, inner) = (theme[color], (radius - width / 2) / outer)
    if theme.isOneTone || theme.shadow == 0 && theme.construction.glow == 0 {
      return grown("progress", .color(color), in: context)
    }
    let stops = [(0.0, 0.1), (0.32, 0.4), (0.8, 0.86), (1, 1)].map { place, part in
      Layer.Gradient.Stop(inner + (1 - inner) * place, color.opacity(part))
    }
    let light = Layer.Gradient(
      .radial(center: .zero, radius: outer), stops: stops, units: .userSpaceOnUse)
    let glass = grown("progress", .gradient(light), in: context)
    func edge(_ part: Double, _ paint: Color) -> Layer {
      with { ($0.radius, $0.width) = (outer, width * part) }.grown("", .color(paint), in: context)
    }
    let rim = edge(0.05, color.interpolated(to: .white, theme.face.isDark ? 0.6 : 0.25))
    return Layer(sublayers: [edge(0.24, color.opacity(0.18)), glass, rim])
  }
}
