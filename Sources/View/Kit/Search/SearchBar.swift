import Model
public import View

/// A field to search with, and beside it a button that leaves the search: UIKit's `UISearchBar`.
///
/// It tells its delegate what a person does. By itself, Return and Cancel change nothing; with a
/// search controller they do: <doc:Search>.
///
/// ```swift
/// let bar = SearchBar()
/// bar.delegate = finder
/// let window = makeWindow(.searchBar(bar))
/// window.touch(bar.searchTextField)
/// bar.searchTextField.insertText("As")
/// #expect(finder.found == ["Assam"])
/// ```
@MainActor
public final class SearchBar {
  /// The field.
  public let searchTextField = TextField(Phrase("Search", ko: "검색"))

  /// The delegate, held weakly.
  public weak var delegate: (any SearchBarDelegate)? {
    didSet { delegateRecord.didSet(delegate) }
  }

  /// Whether Cancel is shown; a search controller shows it during a search.
  public var showsCancelButton = false

  /// The text; setting it calls no method of the delegate.
  public var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that is shown while the field is empty.
  public var placeholder: Phrase {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether it is left out of its screen.
  public var isHidden: Bool {
    get { searchTextField.isHidden }
    set { searchTextField.isHidden = newValue }
  }

  /// What a person did, for a search controller.
  package enum Step {
    case began, changed, returned, cancelled
  }

  /// A search controller, which is called after the delegate.
  package var controller: ((Step) -> Void)?

  /// Whether a search controller is searching.
  package var isSearching = false

  /// The button that leaves the search.
  package let cancelButton = Button(.cancel)

  private var delegateRecord = DelegateRecord()

  /// Creates an empty bar.
  public init() {
    searchTextField.delegate = self
    searchTextField.addTarget(self, action: SearchBar.changed, for: .editingChanged)
    cancelButton.whenTouched { [weak self] in self?.cancel() ?? false }
  }

  /// Starts editing the field.
  @discardableResult
  public func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  public func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: - What a person does

  private func changed() {
    let text = searchTextField.typedText
    tell("searchBar(\(name), textDidChange: \(searchTextField.shown(text)))") {
      $0.searchBar(self, textDidChange: text)
    }
    controller?(.changed)
  }

  private func cancel() -> Bool {
    let isHandled = delegate != nil || isSearching && !delegateRecord.isReleased(delegate)
    tell("searchBarCancelButtonClicked(\(name))") { $0.searchBarCancelButtonClicked(self) }
    controller?(.cancelled)
    return isHandled
  }

  // MARK: - The delegate

  private var name: String { searchTextField.label.english }

  private var log: EventLog? { searchTextField.textInput?.log }

  private func tell(_ call: Event.Call, _ body: (any SearchBarDelegate) -> Void) {
    _ = ask(call, answering: nil, body)
  }

  private func ask<Answer>(
    _ call: Event.Call, answering answer: ((Answer) -> String?)?,
    _ body: (any SearchBarDelegate) -> Answer
  ) -> Answer? {
    // In the log is the call of the delegate, and not that of the bar by its field.
    log?.byDefault(of: self)
    guard let delegate else { return nil }
    guard let log else { return body(delegate) }
    return log.record(
      Event(.call, "\(type(of: delegate))", call, from: .view, to: .controller),
      optionalOf: delegate, answering: answer
    ) { body(delegate) }
  }

  /// Returns the default of an optional method of the delegate.
  package func byDefault<Answer>(of delegate: AnyObject, _ answer: Answer = ()) -> Answer {
    log?.byDefault(of: delegate)
    return answer
  }
}

// What its field asks and tells, passed on.
extension SearchBar: TextFieldDelegate {
  /// Asks the delegate; one that was released is reported.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    if delegateRecord.isReleased(delegate) {
      log?.report(TouchDiagnostic.notHandled(control: name, screen: "SearchBar"), from: "Window")
    }
    return ask("searchBarShouldBeginEditing(\(name))", answering: \.description) {
      $0.searchBarShouldBeginEditing(self)
    } ?? true
  }

  /// Tells the delegate, then a search controller.
  public func textFieldDidBeginEditing(_ textField: TextField) {
    tell("searchBarTextDidBeginEditing(\(name))") { $0.searchBarTextDidBeginEditing(self) }
    controller?(.began)
  }

  /// Asks the delegate.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    ask("searchBarShouldEndEditing(\(name))", answering: \.description) {
      $0.searchBarShouldEndEditing(self)
    } ?? true
  }

  /// Tells the delegate.
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) {
    tell("searchBarTextDidEndEditing(\(name))") { $0.searchBarTextDidEndEditing(self) }
  }

  /// Tells the delegate, then a search controller.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    tell("searchBarSearchButtonClicked(\(name))") { $0.searchBarSearchButtonClicked(self) }
    controller?(.returned)
    return true
  }
}

extension SearchBar: ElementSource {
  package var isShown: Bool { !isHidden }
  package var controls: [Control] {
    showsCancelButton || isSearching ? [searchTextField, cancelButton] : [searchTextField]
  }
  package var namedControls: [Control] { [] }
  package var textControls: [TextControl] { [searchTextField] }
  package func has(_ control: Control) -> Bool { isShown && controls.contains { $0 === control } }
  package func isValue(_ control: Control) -> Bool { false }
  package func enter(_ input: TextInputContext) { input.attach(searchTextField) }
  package func leave(_ input: TextInputContext) {
    if searchTextField.textInput === input { input.detach(searchTextField) }
  }
  package func read(by reader: inout ScreenContentReader) -> ScreenContent.Part {
    let field = reader.part(.field(searchTextField))
    return controls.count == 1 ? field : .row([field, .control(reader.item(cancelButton))])
  }
  package func readHidden(_ see: (HiddenDetail) -> Void) {}
}

extension Element {
  /// A field to search with.
  public static func searchBar(_ bar: SearchBar) -> Element { Element(bar) }
}
