public import Model

/// The sign-in or the sign-up screen, recorded and touched by a test.
public final class RecordingSignView: SignView, RecordingScreen, Tagged {
  /// The fields.
  public let form: RecordingFormContainer

  /// The buttons.
  public let buttons: RecordingSignContainer

  let place = RecordingPlace()
  var tag: Tag<RecordingSignView>?
  private let log: EventLog

  /// Makes an empty screen.
  ///
  /// - Parameters:
  ///   - emailPlaceholder: what stands in the empty email field.
  ///   - passwordPlaceholder: what stands in the empty password field.
  ///   - log: where the screen and its parts record.
  public init(
    emailPlaceholder: String = "", passwordPlaceholder: String = "",
    log: EventLog = EventLog(isListening: true)
  ) {
    self.log = log
    form = RecordingFormContainer(
      emailPlaceholder: emailPlaceholder, passwordPlaceholder: passwordPlaceholder, log: log)
    buttons = RecordingSignContainer(log: log)
    editableFields = [form.email, form.password]
    form.email.join(place)
    form.password.join(place)
    buttons.join(place)
  }

  /// The fields, as the controller knows them.
  public var inputForm: any FormContainer { form }

  /// The buttons, as the controller knows them.
  public var signContainer: any SignContainer { buttons }

  /// Whether the form has risen.
  public var isRaised = false {
    didSet { log.record(Event(.call, "SignView", "isRaised = \(isRaised)")) }
  }

  /// The email and the password field.
  public let editableFields: [EditableTextField]

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
