import Foundation
import Model
import Testing

@testable import View

/// Containers in two windows and the reference model of places: the same calls and states, act by act.
@Suite("Places of a screen and their reference model")
@MainActor
struct PlaceModelTests {
  @Test(
    "Random moves of screens, also in the middle of calls, make the calls of the model",
    arguments: seeds)
  func walks(_ seed: UInt64) {
    let way = PlaceWay(seed: seed)
    guard way.difference != nil else { return }
    let shortest = way.shortest
    Issue.record(
      "seed \(seed): \(shortest.acts), in calls \(shortest.reactions): \(shortest.difference ?? "")"
    )
  }

  @Test(
    "A screen that moves from any place to any place, edited or not, makes the calls of the model")
  func pairs() {
    let places = PlaceWay.places
    for from in places {
      for to in places {
        for field in [PlaceModel.Field.inScreen, .beside] {
          let acts = [from, .touch(field), to, to, .touch(.inScreen), .takeOut]
          let plain = PlaceWay(acts: acts)
          #expect(plain.difference == nil, "\(plain.acts)")
          for call in 1...8 {
            for reaction in [PlaceModel.Act.add(.two), .show(.second), .takeOut] {
              let way = PlaceWay(acts: acts, reactions: [call: reaction])
              #expect(way.difference == nil, "\(way.acts), \(reaction) in \(call)")
            }
          }
        }
      }
    }
  }

  @Test("The keyboard is shown where a field is edited that no other screen covers")
  func keyboard() {
    for from in PlaceWay.places {
      for to in PlaceWay.places {
        for field in [PlaceModel.Field.inScreen, .beside] {
          var model = PlaceModel(reactions: [:])
          let stage = PlaceStage(reactions: [:])
          for act in [from, .touch(field), to, to, .touch(.inScreen), .takeOut] {
            model.perform(act)
            stage.perform(act)
            #expect(stage.keyboards == model.keyboards, "\(from), \(field), \(to): \(act)")
          }
        }
      }
    }
  }

  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["VESTIBULE_SEED"].flatMap(UInt64.init).map { [$0] }
    ?? Array(1...600)
}

/// What is done with a screen, and what in the middle of which call.
@MainActor
private struct PlaceWay {
  var acts: [PlaceModel.Act]
  var reactions: [Int: PlaceModel.Act] = [:]

  init(acts: [PlaceModel.Act], reactions: [Int: PlaceModel.Act] = [:]) {
    (self.acts, self.reactions) = (acts, reactions)
  }

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    acts = (0..<50).map { _ in Self.act(&random) }
    guard seed % 4 > 0 else { return }
    for _ in 0..<6 {
      let act = Self.act(&random)
      // Who edits in the middle of a call is in the walks of editing.
      if case .touch = act { continue }
      reactions[.random(in: 1...80, using: &random)] = act
    }
  }

  static let places: [PlaceModel.Act] =
    PlaceModel.Box.allCases.map { .add($0) } + [.insert(.two), .show(.first), .show(.second)]
    + [.takeOut]

  private static func act(_ random: inout SplitMix) -> PlaceModel.Act {
    let isOn = Int.random(in: 0..<4, using: &random) == 0
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<10: return places.randomElement(using: &random) ?? .takeOut
    case 10..<13: return .touch(.inScreen)
    case 13: return .touch(.beside)
    case 14: return .refusePlace(isOn)
    default: return .refuseEnd(isOn)
    }
  }

  /// The first act after which the screen is not where the model says.
  var difference: String? {
    var model = PlaceModel(reactions: reactions)
    let stage = PlaceStage(reactions: reactions)
    for act in acts {
      model.perform(act)
      stage.perform(act)
      let states = [stage.state, PlaceState(model).description]
      if stage.calls != model.calls || states[0] != states[1] {
        let same = zip(stage.calls, model.calls).prefix { $0 == $1 }.count
        return """
          \(act): \(states[0]), not \(states[1]), \
          \(stage.calls.dropFirst(same)), not \(model.calls.dropFirst(same))
          """
      }
    }
    return nil
  }

  /// The way without the acts that it needs not to differ.
  var shortest: PlaceWay {
    for index in acts.indices {
      var fewer = self
      fewer.acts.remove(at: index)
      if fewer.difference != nil { return fewer.shortest }
    }
    for call in reactions.keys.sorted() {
      var fewer = self
      fewer.reactions[call] = nil
      if fewer.difference != nil { return fewer.shortest }
    }
    return self
  }
}

/// What is seen of the screen, in one line.
private struct PlaceState: CustomStringConvertible {
  let boxes: [String]
  let place: String?
  let windows: [String]
  let home: String?
  let edited: [String]

  var description: String {
    "in \(boxes), in \(place ?? "-"), in \(windows), of \(home ?? "-"), edited \(edited)"
  }
}

extension PlaceState {
  init(_ model: PlaceModel) {
    boxes = PlaceModel.Box.allCases.filter(model.boxes.contains).map(\.rawValue)
    place = model.place?.rawValue
    windows = PlaceModel.Window.allCases.filter(model.windows.contains).map(\.rawValue)
    home = model.home?.rawValue
    edited = PlaceModel.Window.allCases.map { model.edited[$0]?.rawValue ?? "-" }
  }
}

/// Two windows with their containers, and a screen.
@MainActor
private final class PlaceStage: TextFieldDelegate {
  private(set) var calls: [String] = []
  private let reactions: [Int: PlaceModel.Act]
  private let boxes: [PlaceModel.Box: ContainerScreen]
  private let windows = [PlaceModel.Window.first: WindowView(), .second: WindowView()]
  private let finders: [WindowFinder]
  private let (field, beside) = (TextField("Text"), TextField("Beside"))
  private let screen: FieldScreen
  private let owners: [PlaceOwner]
  private var (refusesPlace, refusesEnd) = (false, false)

  init(reactions: [Int: PlaceModel.Act]) {
    self.reactions = reactions
    screen = FieldScreen([field])
    owners = ["A", "B", "C"].map { PlaceOwner($0) }
    var boxes: [PlaceModel.Box: ContainerScreen] = [:]
    for box in PlaceModel.Box.allCases { boxes[box] = ContainerScreen() }
    self.boxes = boxes
    finders = windows.values.map { WindowFinder($0) }
    for finder in finders { finder.view.textInput.finder = finder }
    for (box, owner) in zip([PlaceModel.Box.root, .own, .apart], owners) {
      boxes[box]?.controller = owner
    }
    func put(_ screen: (any Screen)?, into box: PlaceModel.Box) {
      if let screen { boxes[box]?.insert(screen) }
    }
    for box in [PlaceModel.Box.one, .two, .own] { put(boxes[box], into: .root) }
    put(boxes[.inner], into: .one)
    put(FieldScreen([beside]), into: .two)
    if let root = boxes[.root] { windows[.first]?.addSubview(root) }
    if let root = boxes[.apart] { windows[.second]?.addSubview(root) }
    field.delegate = self
    for owner in owners {
      owner.heard = { [unowned self] in call($0) }
      owner.refuses = { [unowned self] in refusesPlace }
    }
  }

  var state: String {
    let place = Superviews.superview(of: screen)
    return PlaceState(
      boxes: PlaceModel.Box.allCases.filter { boxes[$0]?.shows(screen) == true }.map(\.rawValue),
      place: boxes.first { $0.value === place }?.key.rawValue,
      windows: PlaceModel.Window.allCases.filter { window in
        windows[window]?.subviews.contains { $0 === screen } == true
      }.map(\.rawValue),
      home: windows.first { $0.value.textInput === field.input }?.key.rawValue,
      edited: PlaceModel.Window.allCases.map { window in
        let edited = windows[window]?.textInput.firstResponder
        return edited === field ? "inScreen" : edited === beside ? "beside" : "-"
      }
    ).description
  }

  /// The windows with a keyboard.
  var keyboards: Set<PlaceModel.Window> {
    Set(windows.filter { $0.value.textInput.isKeyboardShown }.keys)
  }

  func perform(_ act: PlaceModel.Act) {
    switch act {
    case .add(let box): boxes[box]?.addSubview(screen)
    case .insert(let box): boxes[box]?.insert(screen)
    case .show(let window): windows[window]?.addSubview(screen)
    case .takeOut:
      Superviews.superview(of: screen)?.removeSubview(screen)
      for window in PlaceModel.Window.allCases { windows[window]?.removeSubview(screen) }
    case .touch(let which):
      let field = which == .inScreen ? field : beside
      for window in PlaceModel.Window.allCases {
        guard let view = windows[window], view.subviews.last?.has(field) == true else { continue }
        view.touch(field)
      }
    case .refusePlace(let refuses): refusesPlace = refuses
    case .refuseEnd(let refuses): refusesEnd = refuses
    }
  }

  private func call(_ text: String) {
    calls.append(text)
    if let act = reactions[calls.count] { perform(act) }
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    call("may end")
    return !refusesEnd
  }

  func textFieldDidEndEditing(_ textField: TextField) { call("ended") }
}

/// A controller of containers.
private final class PlaceOwner: ContainerScreenController {
  private let name: String
  var heard: (String) -> Void = { _ in }
  var refuses: () -> Bool = { false }

  init(_ name: String) { self.name = name }

  private func tell(_ word: String, _ body: () -> Void) {
    heard("\(name) \(word)")
    body()
    heard("\(name) is done")
  }

  func containerScreen(_ screen: ContainerScreen, mayShow subview: any Screen) -> Bool {
    heard("\(name) is asked")
    return !refuses()
  }

  func containerScreen(_ screen: ContainerScreen, adds subview: any Screen, by add: () -> Void) {
    tell("adds", add)
  }

  func containerScreen(
    _ screen: ContainerScreen, removes subview: any Screen, by remove: () -> Void
  ) { tell("removes", remove) }
}

/// The window of a view.
private final class WindowFinder: ResponderFinder {
  let view: WindowView
  let isActive = true

  init(_ view: WindowView) { self.view = view }

  func responder(showing control: Control?) -> (any Responder)? { nil }
  func frontPart<Part: AnyObject>(_ kind: Part.Type) -> Part? { nil }
}
