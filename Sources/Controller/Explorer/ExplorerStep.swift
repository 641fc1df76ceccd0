public import Foundation

extension Explorer {
  /// One step of a way: what a person, the system or a fault does.
  ///
  /// Windows have the numbers of their sessions; the window of an app without scenes is 0.
  ///
  /// ```swift
  /// let error = try #require(throws: ExplorerError.self) {
  ///   try explorer.explore()
  /// }
  /// #expect(
  ///   error.way == [.launch, .touch(window: 1, control: 1, name: "Order")])
  /// ```
  public enum Step: Hashable, Codable, Sendable {
    /// The app is launched.
    case launch
    /// The process is started without being shown.
    case launchInBackground(connectingScene: Bool)
    /// A control of the uppermost screen is touched, by its position.
    case touch(window: Int, control: Int, name: String)
    /// Something else is done with a control, such as deleting a row; by its position.
    case perform(String, window: Int, control: Int, name: String)
    /// A field is touched, its text is replaced, and Return is touched, unless it is still edited.
    case type(
      String, window: Int, control: Int, name: String, isSecure: Bool, isStillEdited: Bool = false)
    /// Return is touched in the field that is being edited.
    case touchReturn(window: Int)
    /// Escape is touched.
    case touchEscape(window: Int)
    /// Something happens to the whole app.
    case event(Event)
    /// Something happens to one window.
    case windowEvent(WindowEvent, window: Int)
    /// An address is opened.
    case open(URL)
    /// An activity is continued.
    case `continue`(UserActivity)
    /// The clock is set ahead, in seconds.
    case clock(Int64)
    /// A step during which one change of the store fails: the first, or a later one.
    indirect case failing(Step, write: Int)
  }

  /// The events of the whole app.
  public enum Event: String, CaseIterable, Codable, Sendable {
    /// A person goes to the home screen.
    case home
    /// A person opens the app again.
    case open
    /// A person opens the app switcher.
    case openSwitcher
    /// A call comes, for example.
    case interruption
    /// The call was declined.
    case interruptionEnded
    /// The call was taken.
    case interruptionAccepted
    /// A person opens another window.
    case newWindow
    /// The system suspends the process.
    case suspend
    /// Memory is short.
    case memoryWarning
    /// A person closes the app in the switcher.
    case closeInSwitcher
    /// The system ends the app; its sessions stay.
    case terminate
    /// The process ends silently.
    case crash

    /// Whether the process ends.
    var endsProcess: Bool { self == .closeInSwitcher || self == .terminate || self == .crash }

    package var event: SystemEvent {
      switch self {
      case .home: .home
      case .open: .open
      case .openSwitcher: .openSwitcher
      case .interruption: .interruption
      case .interruptionEnded: .interruptionEnded
      case .interruptionAccepted: .interruptionAccepted
      case .newWindow: .newWindow()
      case .suspend: .suspend
      case .memoryWarning: .memoryWarning
      case .closeInSwitcher: .closeInSwitcher
      case .terminate: .terminate
      case .crash: .crash
      }
    }
  }

  /// The events of one window.
  public enum WindowEvent: String, CaseIterable, Codable, Sendable {
    /// A person goes to it.
    case show
    /// A person closes it.
    case close
    /// The system takes its scene's memory back.
    case reclaim
    /// It is moved aside or its divider is grabbed.
    case resizeBegan
    /// It was let go at its new place.
    case resizeEnded
    /// It was moved off the screen.
    case movedOffScreen
    /// It is made half as wide, or as wide as before.
    case resized

    /// What the system sends, one after the other; nothing if the window cannot be resized.
    @MainActor
    package func events(for session: SceneSession) -> [SystemEvent] {
      switch self {
      case .show: return [.show(session)]
      case .close: return [.close(session)]
      case .reclaim: return [.reclaim(session)]
      case .resizeBegan: return [.resizeBegan(session)]
      case .resizeEnded: return [.resizeEnded(session)]
      case .movedOffScreen: return [.movedOffScreen(session)]
      case .resized:
        guard let size = (session.scene as? WindowScene)?.size else { return [] }
        let (whole, half) = (80, 40)
        return [
          .resized(session, .init(width: size.width == whole ? half : whole, height: size.height))
        ]
      }
    }
  }
}

extension Explorer.Step: CustomStringConvertible {
  /// The step as a person does it.
  public var description: String {
    switch self {
    case .type(let text, let window, _, let name, let isSecure, let isStillEdited):
      // A secret is shown only if it is a placeholder.
      "type \(isSecure && !text.isEmpty && !text.hasPrefix("<") ? "•••" : "\"\(text)\"") into "
        + "\"\(name)\"\(Self.place(window))\(isStillEdited ? "" : ", then Return")"
    case .failing(let step, let write):
      "\(step), while the store fails at its \(write == 1 ? "first change" : "change \(write)")"
    default: label
    }
  }

  /// The step without what is typed: for a diagram.
  package var label: String {
    switch self {
    case .launch: "launch the app"
    case .launchInBackground(let connectingScene):
      "start the app in the background" + (connectingScene ? ", with a scene" : "")
    case .touch(let window, _, let name): "touch \"\(name)\"\(Self.place(window))"
    case .perform(let action, let window, _, let name):
      "\(action) \"\(name)\"\(Self.place(window))"
    case .type(_, let window, _, let name, _, let isStillEdited):
      "type into \"\(name)\"\(Self.place(window))" + (isStillEdited ? ", without Return" : "")
    case .touchReturn(let window): "touch Return\(Self.place(window))"
    case .touchEscape(let window): "touch Escape\(Self.place(window))"
    case .event(let event): event.words
    case .windowEvent(let event, let window): "\(event.words): window \(window)"
    case .open(let url): "open \(url.absoluteString)"
    case .continue(let activity): "continue the activity \(activity.activityType)"
    case .clock(let seconds): "set the clock ahead by \(seconds) seconds"
    case .failing(let step, _): "\(step.label), while the store fails"
    }
  }

  /// Whether it leads on within the app, as a person sees it: not by ending it, by closing or
  /// opening a window, or by a fault.
  var leadsBack: Bool {
    switch self {
    case .event(let event): !event.endsProcess && event != .newWindow && event != .suspend
    case .windowEvent(let event, _): [.show, .resizeEnded, .resized].contains(event)
    case .clock, .failing, .launchInBackground: false
    default: true
    }
  }

  /// Whether it launches the app.
  var isLaunch: Bool {
    switch self {
    case .launch, .launchInBackground: true
    case .failing(let step, _): step.isLaunch
    default: false
    }
  }

  /// The window that a person touches, or `nil`.
  var window: Int? {
    switch self {
    case .touch(let window, _, _), .perform(_, let window, _, _), .type(_, let window, _, _, _, _),
      .touchReturn(let window), .touchEscape(let window):
      window
    case .failing(let step, _): step.window
    default: nil
    }
  }

  /// Whether the process may end.
  var mayEndProcess: Bool {
    switch self {
    case .event(let event): event.endsProcess
    case .windowEvent(.close, _): true
    default: false
    }
  }

  /// The window is named if there may be another.
  private static func place(_ window: Int) -> String { window > 1 ? " in window \(window)" : "" }
}

extension RawRepresentable<String> {
  /// A name of Swift as words: `closeInSwitcher` is "close in switcher".
  fileprivate var words: String {
    rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
