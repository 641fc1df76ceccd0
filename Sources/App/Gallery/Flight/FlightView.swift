import View
import ViewKit

/// The screen of the flight booker, as its controller knows it.
protocol FlightView: Screen {
  var kind: PickerView { get }
  var departure: TextField { get }
  var homeward: TextField { get }
  var book: Button { get }
}

final class FlightScreen: FlightView {
  let kind = PickerView(Phrase("Flight", ko: "여정"))
  let departure = TextField(Phrase("Departure", ko: "가는 날"))
  let homeward = TextField(Phrase("Return date", ko: "오는 날"))
  let book = Button(Phrase("Book", ko: "예약"))

  init() {
    for field in [departure, homeward] { field.resignsOnReturn = true }
  }

  var elements: [Element] { [.picker(kind), .field(departure), .field(homeward), .button(book)] }
}

extension Phrase {
  static let flightBooker = Phrase("Flight Booker", ko: "항공권 예약")
}

extension FlightRequest.Kind {
  var title: Phrase {
    switch self {
    case .oneWay: Phrase("one-way flight", ko: "편도")
    case .roundTrip: Phrase("return flight", ko: "왕복")
    }
  }
}

extension FlightRequest {
  /// What is said once it is booked.
  var booked: Phrase {
    switch kind {
    case .oneWay:
      Phrase(
        "You have booked a one-way flight on \(departure).",
        ko: "\(departure) 출발 편도 항공권을 예약했습니다.")
    case .roundTrip:
      Phrase(
        "You have booked a return flight from \(departure) to \(homeward).",
        ko: "가는 날 \(departure), 오는 날 \(homeward)인 왕복 항공권을 예약했습니다.")
    }
  }
}
