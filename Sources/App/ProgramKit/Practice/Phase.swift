import Model
import View
import Workshop

/// A part of a controller's life: each call of it belongs to one.
///
/// The names are given with the calls: a learner who knows that appearing comes before the layout can
/// put calls in order that are new.
enum Phase: CaseIterable {
  case load, appear, layOut, shown, leave, gone

  /// The phase of a call, or `nil` if it belongs to none.
  init?(_ call: Event.Call) {
    guard let phase = Self.allCases.first(where: { $0.calls.contains(call) }) else { return nil }
    self = phase
  }

  /// The calls of the phase, in their order.
  var calls: [Event.Call] {
    switch self {
    case .load: ["loadView()", "viewDidLoad()"]
    case .appear: ["viewWillAppear(_:)", "viewIsAppearing(_:)"]
    case .layOut: ["viewWillLayoutSubviews()", "viewDidLayoutSubviews()"]
    case .shown: ["viewDidAppear(_:)"]
    case .leave: ["viewWillDisappear(_:)"]
    case .gone: ["viewDidDisappear(_:)"]
    }
  }

  /// What a person calls it.
  var name: Phrase {
    switch self {
    case .load: Phrase("load", ko: "불러오기")
    case .appear: Phrase("appear", ko: "나타나기")
    case .layOut: Phrase("lay out", ko: "배치")
    case .shown: Phrase("shown", ko: "보임")
    case .leave: Phrase("leave", ko: "떠나기")
    case .gone: Phrase("gone", ko: "사라짐")
    }
  }
}
