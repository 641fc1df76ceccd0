public import Model

/// A text field that records what a controller does to it and what it asks its delegate.
///
/// A person's touches and keys come in through `touch()` and `type(_:)`; they go through the
/// delegate as they do on a device. The text of a secure field is never recorded.
public final class RecordingTextField: EditableTextField {
  /// What the field is called in the log.
  public let name: String

  /// Whether the field is secure or ever was: then nothing of its text is recorded.
  public private(set) var isSecret: Bool

  private let log: EventLog
  private var place: RecordingPlace?

  /// Makes an empty field.
  ///
  /// - Parameters:
  ///   - name: what the field is called in the log.
  ///   - placeholder: what stands in the field while it is empty.
  ///   - isSecureTextEntry: whether the text is hidden.
  ///   - log: where the field records.
  public init(
    _ name: String, placeholder: String = "", isSecureTextEntry: Bool = false,
    log: EventLog = EventLog(isListening: true)
  ) {
    self.name = name
    self.log = log
    isSecret = isSecureTextEntry
    super.init(placeholder: placeholder, isSecureTextEntry: isSecureTextEntry)
  }

  func join(_ place: RecordingPlace) {
    self.place = place
  }

  // MARK: - What a controller does

  /// The text.
  ///
  /// Only a controller's changes are recorded.
  public override var text: String {
    didSet { log.record(Event(.call, name, "text = \(isSecret ? Event.secret : "\"\(text)\"")")) }
  }

  /// What stands in the field while it is empty.
  public override var placeholder: String {
    didSet { log.record(Event(.call, name, "placeholder = \"\(placeholder)\"")) }
  }

  /// Whether the text is hidden.
  public override var isSecureTextEntry: Bool {
    didSet {
      isSecret = isSecret || isSecureTextEntry
      log.record(Event(.call, name, "isSecureTextEntry = \(isSecureTextEntry)"))
    }
  }

  /// Records that a controller wants the field edited.
  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    log.record(Event(.call, name, "becomeFirstResponder()"))
    return super.becomeFirstResponder()
  }

  /// Records that a controller wants the field edited no more.
  @discardableResult
  public override func resignFirstResponder() -> Bool {
    log.record(Event(.call, name, "resignFirstResponder()"))
    return super.resignFirstResponder()
  }

  // MARK: - What a person does

  /// Touches the field, which starts editing it.
  ///
  /// - Returns: whether the field is being edited now; never in a field that is in no window.
  @discardableResult
  public func touch() -> Bool {
    guard log.reportsTouchable(place, name) else { return false }
    return super.becomeFirstResponder()
  }

  /// Touches the field and types a text key by key.
  ///
  /// In no window the keys come alone.
  ///
  /// - Parameter string: what to type; in a field with a text, what to add to it.
  /// - Returns: whether every key was taken.
  @discardableResult
  public func type(_ string: String) -> Bool {
    guard log.reportsTouchable(place, name) else { return false }
    guard textInput == nil || super.becomeFirstResponder() else { return false }
    var isTaken = true
    for character in string where !insertText(String(character)) { isTaken = false }
    return isTaken
  }

  /// Whether keys reach the field; reports the key if not.
  override var takesKeys: Bool {
    guard super.takesKeys else {
      log.report(
        "A person cannot type into it: it is not being edited. Touch it first.", from: name)
      return false
    }
    return log.reportsTouchable(place, name)
  }

  // MARK: - Listening in

  override var interlocutor: (any TextFieldDelegate)? {
    guard log.isListening, let delegate else { return delegate }
    return TextFieldDelegateRecorder(delegate, log: log)
  }
}
