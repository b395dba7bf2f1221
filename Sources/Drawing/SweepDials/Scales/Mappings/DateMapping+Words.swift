extension DateMapping {
  /// A moment in words: a year, a month, a day or a time, by the distance between marks.
  ///
  /// Among months, January is written as its year; among hours, midnight as its day. In English.
  ///
  /// - Parameter step: the least time between two moments that are told, in seconds; without end
  ///   where there is one alone.
  static func words(for value: Double, every step: Double) -> String? {
    guard let date = CalendarDate(secondsSince1970: value) else { return nil }
    let day = "\(date.day)\u{a0}\(months[date.month - 1])"
    let rest = Int(value - date.secondsSince1970)
    switch step {
    case .infinity:
      let time = rest == 0 ? "" : ", " + (words(for: value, every: rest % 60 == 0 ? 60 : 1) ?? "")
      return "\(day)\u{a0}\(date.year)\(time)"
    case (300 * 86_400)...: return "\(date.year)"
    case (27 * 86_400)...: return date.month == 1 ? "\(date.year)" : months[date.month - 1]
    case 86_400...: return day
    case _ where rest == 0: return day
    case 60...: return "\((rest / 3600).twoDigits):\((rest / 60 % 60).twoDigits)"
    default:
      return "\((rest / 3600).twoDigits):\((rest / 60 % 60).twoDigits):\((rest % 60).twoDigits)"
    }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
