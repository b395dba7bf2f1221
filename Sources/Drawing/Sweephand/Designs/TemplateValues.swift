import SweepDials
import SweepGeometry
import SweepScene
import SweepTemplates

/// The values of a template's parameters, in their order.
public struct TemplateValues {
  private(set) var items: [(name: String, value: ParameterValue?)] = []

  mutating func number(_ name: String, _ value: Double?) {
    items.append((name, value.map { .number($0) }))
  }

  mutating func integer(_ name: String, _ value: Int?) {
    items.append((name, value.map { .integer($0) }))
  }

  mutating func boolean(_ name: String, _ value: Bool?) {
    items.append((name, value.map { .boolean($0) }))
  }

  mutating func text(_ name: String, _ value: String?) {
    items.append((name, value.map { .text($0) }))
  }

  mutating func choice(_ name: String, _ value: (some RawRepresentable<String>)?) {
    items.append((name, value.map { .text($0.rawValue) }))
  }

  mutating func color(_ name: String, _ value: ThemeColor?) {
    items.append((name, value.map { .color($0) }))
  }

  mutating func duration(_ name: String, _ value: Seconds?) {
    items.append((name, value.map { .duration($0) }))
  }

  mutating func angle(_ name: String, _ value: Angle?) {
    items.append((name, value.map { .angle($0) }))
  }

  mutating func theme(_ name: String, _ value: Theme?) {
    items.append((name, value.map { .theme($0) }))
  }

  mutating func time(_ name: String, _ value: TimeOfDay?) {
    items.append((name, value.map { .time($0) }))
  }

  mutating func numbers(_ name: String, _ value: [Double]?) {
    items.append((name, value.map { .numbers($0) }))
  }

  mutating func gappedNumbers(_ name: String, _ value: [Double?]?) {
    items.append((name, value.map { .gappedNumbers($0) }))
  }

  mutating func texts(_ name: String, _ value: [String]?) {
    items.append((name, value.map { .texts($0) }))
  }
}
