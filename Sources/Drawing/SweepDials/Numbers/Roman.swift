/// Roman numerals.
enum Roman {
  /// The numeral of a whole number of 1 … 3999, with IIII as on clock faces; else the number.
  static func numeral(_ value: Double) -> String {
    guard value == value.rounded(), (1...3999).contains(value) else {
      return NumberStyle().string(value)
    }
    if value == 4 { return "IIII" }
    let digits: [(Int, String)] = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = Int(value)
    var text = ""
    for (worth, digit) in digits {
      while rest >= worth {
        text += digit
        rest -= worth
      }
    }
    return text
  }
}
