/// What a person asks for; what follows from it is derived each time, and kept nowhere.
struct FlightRequest {
  enum Kind: Int, CaseIterable {
    case oneWay, roundTrip
  }

  var kind = Kind.oneWay
  var departure: String
  var homeward: String

  init(today: Day) { (departure, homeward) = (today.text, today.text) }

  var isDepartureValid: Bool { Day(departure) != nil }

  /// A one-way flight needs no way home.
  var isHomewardValid: Bool { kind == .oneWay || Day(homeward) != nil }

  var canBeBooked: Bool {
    guard let there = Day(departure) else { return false }
    guard kind == .roundTrip else { return true }
    return Day(homeward).map { there <= $0 } ?? false
  }
}
