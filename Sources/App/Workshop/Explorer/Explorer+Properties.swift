import Controller
import Model
import View

// What must hold in an app of one's own.
extension Explorer {
  /// The properties of an app, of four kinds.
  struct Properties {
    /// Of a state: what is wrong with it, or `nil`.
    var states: [(name: String, check: (State) throws -> String?)] = []
    /// Of a step, with the states before and after it.
    var steps: [(name: String, check: (State, Step, State) throws -> String?)] = []
    /// What must be the same after a process has ended and another was launched.
    var kept: [(name: String, onlyFromHome: Bool, value: (State) throws -> String?)] = []
    /// Over time, on the graph of all states.
    var overTime: [OverTime] = []
  }

  /// A property of what follows what: see ``leadsTo(_:from:to:)`` and ``never(_:_:until:)``.
  struct OverTime {
    enum Kind: Sendable { case eventually, leadsTo, never }

    let name: String
    let kind: Kind
    /// From where on something is asked for, or what may not be yet.
    let first: (State) throws -> Bool
    /// What is asked for, or from where on the other may be.
    let second: (State) throws -> Bool
  }

  /// Adds what must hold in every state: a closure that returns what is wrong in one, or `nil`.
  public func always(_ name: String, check: @escaping (State) throws -> String?) {
    properties.states.append((name, check))
  }

  /// Adds what must hold of every step: a closure that returns what is wrong with it, or `nil`.
  ///
  /// It is given the states before and after the step. The one before stands in an application of
  /// its own, which has not taken the step, so it can be asked anything too.
  ///
  /// ```swift
  /// explorer.after("an order leaves the tea in its field") { before, step, after in
  ///   guard step.description == "touch \"Order\"" else { return nil }
  ///   let isLeft = after.texts == before.texts || after.texts.contains("OK")
  ///   return isLeft ? nil : "It is gone."
  /// }
  /// ```
  public func after(
    _ name: String,
    check: @escaping (_ before: State, _ step: Step, _ after: State) throws -> String?
  ) {
    properties.steps.append((name, check))
  }

  /// Adds what an app keeps: the value must be the same before its process ends, and after the next
  /// launch.
  ///
  /// In each state in which the closure returns a value, the process ends in each way that is among
  /// the events of the alphabet, in front and from the home screen. A state that only a failed
  /// write leads to is left out.
  ///
  /// ```swift
  /// explorer.keeps("the first screen") { state in state.controllerNames.first }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what is kept, in words.
  ///   - onlyFromHome: whether a person has to go to the home screen first, as for what is stored
  ///     then.
  ///   - value: what is to be kept, or `nil` where there is nothing.
  public func keeps(
    _ name: String, onlyFromHome: Bool = false, value: @escaping (State) throws -> String?
  ) {
    properties.kept.append((name, onlyFromHome, value))
  }

  /// Adds that from wherever one thing holds, another comes about, if steps are tried long enough.
  ///
  /// Whatever is done on the way, there must still be steps that lead there: touches, texts, and
  /// the events that lead on; not the end of the process, and no waiting. If it does not hold, the
  /// error has a way, and a loop that can go on for ever.
  ///
  /// ```swift
  /// explorer.leadsTo("an alert is closed") { state in
  ///   state.controllerNames.last == "AlertController"
  /// } to: { state in
  ///   state.controllerNames == ["OrderController"]
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what the error calls the property.
  ///   - first: whether the one thing holds in a state.
  ///   - second: whether the other holds in a state.
  public func leadsTo(
    _ name: String, from first: @escaping (State) throws -> Bool,
    to second: @escaping (State) throws -> Bool
  ) {
    properties.overTime.append(
      OverTime(name: name, kind: .leadsTo, first: first, second: second))
  }

  /// Adds that something comes about after the first launch, if steps are tried long enough.
  ///
  /// ```swift
  /// explorer.eventually("a person is asked") { $0.texts.contains("OK") }
  /// ```
  public func eventually(_ name: String, _ holds: @escaping (State) throws -> Bool) {
    // `first` is not used for `eventually`.
    properties.overTime.append(
      OverTime(name: name, kind: .eventually, first: holds, second: holds))
  }

  /// Adds that something is not there before something else was, whatever is done.
  ///
  /// ```swift
  /// explorer.never("an alert") { state in
  ///   state.controllerNames.contains("AlertController")
  /// } until: { state in
  ///   state.controllerNames.contains("OrderController")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what the error calls the property.
  ///   - first: whether that which is not there yet is in a state.
  ///   - second: whether that which must come before is in a state.
  public func never(
    _ name: String, _ first: @escaping (State) throws -> Bool,
    until second: @escaping (State) throws -> Bool
  ) {
    properties.overTime.append(OverTime(name: name, kind: .never, first: first, second: second))
  }
}
