import Vestibule

/// A day of the Gregorian calendar.
struct Day: Equatable, Comparable, Sendable {
  let year: Int
  let month: Int
  let day: Int

  /// The day that a text is: `dd.MM.yyyy`, with nothing around it; `nil` if there is no such day.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /([0-9]{2})\.([0-9]{2})\.([0-9]{4})/),
      let day = Int(match.1), let month = Int(match.2), let year = Int(match.3),
      year > 0, (1...12).contains(month), day > 0, day <= Self.days(in: month, of: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Today, as a clock tells it.
  init(_ clock: SystemClocks) {
    var (days, month, year) = (Int(clock.localSecondsSince1970() / 86_400), 1, 1970)
    while days >= Self.days(in: month, of: year) {
      days -= Self.days(in: month, of: year)
      (month, year) = month == 12 ? (1, year + 1) : (month + 1, year)
    }
    (self.year, self.month, day) = (year, month, days + 1)
  }

  /// With leading zeros.
  var text: String { "\(Self.digits(day, 2)).\(Self.digits(month, 2)).\(Self.digits(year, 4))" }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    if month == 2 { return isLeap ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
