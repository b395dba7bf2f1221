import SweepDials
import SweepGeometry
import SweepScene
import SweepTemplates

/// The values of a template's parameters, in their order.
public struct TemplateValues {
  private(set) var items: [(name: String, value: ParameterValue?)] = []

  mutating func number(_ name: String, _ value: Double?) { add(name, value) { .number($0) } }

  mutating func integer(_ name: String, _ value: Int?) { add(name, value) { .integer($0) } }

  mutating func boolean(_ name: String, _ value: Bool?) { add(name, value) { .boolean($0) } }

  mutating func text(_ name: String, _ value: String?) { add(name, value) { .text($0) } }

  mutating func color(_ name: String, _ value: ThemeColor?) { add(name, value) { .color($0) } }

  mutating func duration(_ name: String, _ value: Seconds?) { add(name, value) { .duration($0) } }

  mutating func angle(_ name: String, _ value: Angle?) { add(name, value) { .angle($0) } }

  mutating func theme(_ name: String, _ value: Theme?) { add(name, value) { .theme($0) } }

  mutating func time(_ name: String, _ value: TimeOfDay?) { add(name, value) { .time($0) } }

  mutating func numbers(_ name: String, _ value: [Double]?) { add(name, value) { .numbers($0) } }

  mutating func gappedNumbers(_ name: String, _ value: [Double?]?) {
    add(name, value) { .gappedNumbers($0) }
  }

  mutating func texts(_ name: String, _ value: [String]?) { add(name, value) { .texts($0) } }

  mutating func choice(_ name: String, _ value: (some RawRepresentable<String>)?) {
    text(name, value?.rawValue)
  }

  private mutating func add<Value>(
    _ name: String, _ value: Value?, _ convert: (Value) -> ParameterValue
  ) {
    items.append((name, value.map(convert)))
  }
}
