import SweepGeometry
import SweepScene

extension SceneEmitter {
  /// Writes a number, or notes that the property holds one that cannot be written.
  @inline(__always)
  mutating func number(_ field: StaticString, _ value: Double) {
    if !markup.format.write(value, to: &markup.out), fault == nil { fault = field }
  }

  /// Writes numbers with spaces between them.
  mutating func numbers(_ field: StaticString, _ values: Double...) {
    for (index, value) in values.enumerated() {
      if index > 0 { markup.space() }
      number(field, value)
    }
  }

  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: Double) {
    markup.open(name)
    number(name, value)
    markup.close()
  }

  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: Double, unless standard: Double) {
    if value != standard { attribute(name, value) }
  }

  /// Writes a number of 0 … 1, with three decimals at least, unless it is the standard.
  mutating func attribute(_ name: StaticString, fraction value: Double, unless standard: Double) {
    let value = value.isFinite ? min(max(value, 0), 1) : value
    if value == standard { return }
    markup.open(name)
    number(name, value, format: fractionFormat)
    markup.close()
  }

  /// Writes a number with the decimals that a format gives it.
  mutating func number(_ field: StaticString, _ value: Double, format: NumberFormat) {
    if !format.write(value, to: &markup.out), fault == nil { fault = field }
  }

  /// Numbers without a unit keep three decimals at least, however coarse the coordinates are.
  var fractionFormat: NumberFormat {
    options.precision < 3 ? NumberFormat(precision: 3) : markup.format
  }

  mutating func attribute(id: String) {
    markup.open("id")
    ids.write(id, to: &markup.out)
    markup.close()
  }

  mutating func attribute(_ name: StaticString, reference id: String) {
    markup.open(name)
    markup.write("url(#")
    ids.write(id, to: &markup.out)
    markup.write(")")
    markup.close()
  }

  @inline(__always)
  mutating func attribute(_ name: StaticString, _ opacityName: StaticString, _ paint: Paint) {
    switch paint {
    case .none: markup.attribute(name, "none")
    case .color(let color):
      markup.open(name)
      markup.out.write(color: color)
      markup.close()
      if color.variable != nil {
        styles.variables.note(name.isFill ? .fill : .stroke, color)
      }
      attribute(opacityName, fraction: color.alpha, unless: 1)
    case .gradient(let gradient):
      attribute(name, reference: plan.id(of: .gradient(gradient, animations: [])))
    }
  }
}

extension ByteBuffer {
  /// Writes a colour without its alpha as `#rgb` if possible, else as `#rrggbb`.
  mutating func write(color: Color) {
    let rgb = color.rgb
    let digits = ("0123456789abcdef" as StaticString).utf8Start
    if capacity &- count < 7 { grow(by: 7) }
    let start = base + count
    start[0] = UInt8(ascii: "#")
    if (rgb >> 4 & 0x0f0f0f) == (rgb & 0x0f0f0f) {
      for place in 1...3 { start[place] = digits[Int(rgb >> UInt32(24 - 8 * place) & 15)] }
      count &+= 4
    } else {
      for place in 1...6 { start[place] = digits[Int(rgb >> UInt32(24 - 4 * place) & 15)] }
      count &+= 7
    }
  }
}

extension StaticString {
  /// Whether it is `fill` and not `stroke`.
  fileprivate var isFill: Bool { utf8Start[0] == UInt8(ascii: "f") }
}
