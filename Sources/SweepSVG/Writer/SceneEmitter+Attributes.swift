import SweepGeometry
import SweepScene

extension SceneEmitter {
  /// Writes a number, or notes that the property holds one that cannot be written.
  @inline(__always)
  mutating func number(_ field: StaticString, _ value: Double) {
    guard abs(value) < NumberFormat.limit else {
      if fault == nil { fault = field }
      return
    }
    markup.format.write(value, to: &markup.out)
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
    guard abs(value) < NumberFormat.limit else {
      if fault == nil { fault = field }
      return
    }
    format.write(value, to: &markup.out)
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

  /// Writes `name="url(#id)"`.
  mutating func attribute(_ name: StaticString, reference id: String) {
    markup.open(name)
    markup.write("url(#")
    ids.write(id, to: &markup.out)
    markup.write(")")
    markup.close()
  }

  /// Writes a paint.
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ opacityName: StaticString, _ paint: Paint) {
    switch paint {
    case .none: markup.attribute(name, "none")
    case .color(let color):
      markup.open(name)
      markup.out.write(color: color)
      markup.close()
      attribute(opacityName, fraction: color.alpha, unless: 1)
    case .gradient(let gradient):
      attribute(name, reference: definitions.id(of: .gradient(gradient, animations: [])))
    }
  }
}

extension ByteBuffer {
  /// Writes a colour without its alpha as `#rgb`, or as `#rrggbb` where that is needed.
  mutating func write(color: Color) {
    let rgb = color.rgb
    let isShort = (rgb >> 4 & 0x0f0f0f) == (rgb & 0x0f0f0f)
    write(byte: UInt8(ascii: "#"))
    for shift in stride(from: UInt32(20), through: 0, by: isShort ? -8 : -4) {
      let digit = UInt8(rgb >> shift & 15)
      write(byte: digit < 10 ? 0x30 + digit : 0x61 + digit - 10)
    }
  }
}
