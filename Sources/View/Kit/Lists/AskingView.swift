import Model
import View

/// A table, a grid or a picker: it asks a data source, calls a delegate, and logs both.
@MainActor
protocol AskingView: ElementSource {
  /// The window that it is in, and what it knows of those that it calls.
  var asking: AskingState { get set }

  var dataSourceObject: AnyObject? { get }
  var delegateObject: AnyObject? { get }

  /// It was added to a window with its screen, or left it.
  func move(to input: TextInputContext?)
}

/// What a table, a grid and a picker know of their window, and of those that they call.
struct AskingState {
  /// The text input of the window, or `nil`.
  fileprivate(set) var input: TextInputContext?
  fileprivate var wasInWindow = false
  /// What was reported before there was a window.
  fileprivate var ownLog: EventLog?

  var dataSource = DelegateRecord()
  var delegate = DelegateRecord()
}

extension AskingView {
  var input: TextInputContext? { asking.input }

  /// Whether the data source may be asked: not by a view that has left its window.
  var isInWindow: Bool { input != nil || !asking.wasInWindow }

  /// Enters a window, or leaves the one that it is in; returns whether it is another one than
  /// before.
  func changes(to input: TextInputContext?) -> Bool {
    guard self.input !== input else { return false }
    asking.input = input
    guard let input else { return true }
    asking.wasInWindow = true
    if let reported = asking.ownLog?.events { input.log.append(contentsOf: reported) }
    asking.ownLog = nil
    return true
  }

  package func enter(_ input: TextInputContext) { move(to: input) }

  package func leave(_ input: TextInputContext) {
    if self.input === input { move(to: nil) }
  }

  // MARK: - The log

  /// The log of misuses: the window's, or the view's own while it is in none.
  var log: EventLog {
    if let input { return input.log }
    if let log = asking.ownLog { return log }
    let log = EventLog()
    asking.ownLog = log
    return log
  }

  func report(_ diagnostic: TableDiagnostic) { log.report(diagnostic, from: "\(Self.self)") }

  func report(_ diagnostic: ValueDiagnostic) { log.report(diagnostic, from: "\(Self.self)") }

  /// Makes a call of the data source or the delegate that is logged too.
  @discardableResult
  func ask<Answer>(
    _ receiver: AnyObject, _ call: @autoclosure () -> Event.Call,
    answering answer: ((Answer) -> String?)? = nil, _ body: () -> Answer
  ) -> Answer {
    guard let input else { return body() }
    return input.log.record(
      event(call(), of: receiver), optionalOf: receiver, answering: answer, during: body)
  }

  func event(_ call: Event.Call, of receiver: AnyObject) -> Event {
    Event(.call, "\(type(of: receiver))", call, from: .view, to: .controller)
  }

  /// Returns the default of an optional method of the data source or the delegate.
  func byDefault<Answer>(of receiver: AnyObject, _ answer: Answer = ()) -> Answer {
    log.byDefault(of: receiver, answer)
  }

  // MARK: - Objects that were released

  /// Whether the delegate or the data source was released: a touch reports it.
  var hasLostListener: Bool {
    asking.dataSource.isReleased(dataSourceObject) || asking.delegate.isReleased(delegateObject)
  }

  /// Reports a data source that is needed, and was released.
  func reportLostDataSource() {
    if asking.dataSource.isReleased(dataSourceObject) {
      report(.dataSourceGone(of: "\(Self.self)"))
    }
  }
}
