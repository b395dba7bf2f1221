import SweepGeometry
import SweepVocabulary

// How values are spelled.
extension RelaxNGText {
  func value(_ type: ValueType) -> String {
    if type.schema == .words {
      let words = type.keywords.map { "<value>\($0.escapedForMarkup())</value>" }.joined()
      return type.keywords.count == 1 ? words : "<choice>\(words)</choice>"
    }
    if type.pattern.isEmpty { return "<text/>" }
    if spelling == .exact || type.schema == .pattern {
      let pattern = (type.ignoresCase ? type.pattern.ignoringCase : type.pattern).escapedForMarkup()
      return "<data type=\"string\"><param name=\"pattern\">\(pattern)</param></data>"
    }
    if case .datatype(let name) = type.schema {
      let data = "<data type=\"\(name)\"/>"
      if type.keywords.isEmpty { return data }
      let words = type.keywords.map { "<value>\($0.escapedForMarkup())</value>" }.joined()
      return "<choice>\(data)\(words)</choice>"
    }
    return "<text/>"
  }
}

extension String {
  /// The pattern with both cases of each of its letters, as XML Schema has no other way to say it.
  fileprivate var ignoringCase: String {
    var text = ""
    var isClass = false
    var isEscaped = false
    let scalars = Array(unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      text.unicodeScalars.append(scalar)
      if isEscaped {
        isEscaped = false
        continue
      }
      switch scalar {
      case "\\": isEscaped = true
      case "[": isClass = true
      case "]": isClass = false
      case "a"..."z", "A"..."Z":
        let isCapital = scalar.value < 97
        let other = Character(Unicode.Scalar(UInt8(scalar.value) ^ 32))
        if !isClass {
          text.unicodeScalars.removeLast()
          text += isCapital ? "[\(other)\(scalar)]" : "[\(scalar)\(other)]"
        } else if place > 0, scalars[place - 1] == "-", place > 1, scalars[place - 2] != "\\" {
          text += "\(Character(Unicode.Scalar(UInt8(scalars[place - 2].value) ^ 32)))-\(other)"
        } else if place + 1 == scalars.count || scalars[place + 1] != "-" {
          text.append(other)
        }
      default: break
      }
    }
    return text
  }
}
