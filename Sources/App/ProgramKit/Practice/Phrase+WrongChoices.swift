import Model
import View
import ViewText

// Why a choice is wrong for which the framework has no reason: another object gets the call.
extension Phrase {
  static func doesNotGet(_ call: String, _ object: String, but others: [String]) -> Phrase {
    let names = others.joined(separator: ", ")
    return others.isEmpty
      ? Phrase(
        "\(object) does not get \(call), and no other call in this step.",
        ko: "\(object): 이 단계에서 아무 호출도 받지 않습니다.")
      : Phrase(
        "\(object) does not get \(call): in this step it gets \(names).",
        ko: "\(object): 이 호출이 아니라 다음 호출을 받습니다: \(names).")
  }

  static func callerIsNot(_ lane: Lane, but caller: String?, _ real: Lane) -> Phrase {
    let who = caller.map { "\($0), \(member(of: real))" } ?? member(of: real)
    let korean = caller.map { "\($0) (\(Phrase(real).korean))" } ?? Phrase(real).korean
    return Phrase(
      "The caller is not \(member(of: lane)): it is \(who).", ko: "부르는 쪽: \(korean).")
  }

  static func receiverIsNot(_ lane: Lane, but receiver: String, _ real: Lane) -> Phrase {
    Phrase(
      "The receiver is not \(member(of: lane)): it is \(receiver), \(member(of: real)).",
      ko: "받는 쪽: \(receiver) (\(Phrase(real).korean)).")
  }

  private static func member(of lane: Lane) -> String {
    switch lane {
    case .person: "a person"
    case .view: "a view"
    case .controller: "a controller"
    case .model: "a part of the model"
    case .system: "the system"
    }
  }
}
