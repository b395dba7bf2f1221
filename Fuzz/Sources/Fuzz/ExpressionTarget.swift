import SweepTemplates
import Sweephand

/// An expression has a value or an error inside itself, and its evaluation ends quickly.
enum ExpressionTarget {
  static func run(_ bytes: [UInt8]) -> Int32 {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes), !text.contains(where: { "\"\\}\n\r".contains($0) }) else {
      return -1
    }
    let document = """
      sweephand: 1
      parameters:
        value: {type: number, default: 72.5}
        count: {type: integer, default: 5}
        name: {type: text, default: pump}
        on: {type: boolean, default: true}
        limit: {type: number}
      values: {a: "${\(text)}", b: "${a}"}
      picture: {title: "${\(text)}", description: "$b"}
      layers: []
      """
    return DocumentTarget.run(Array(document.utf8))
  }
}
