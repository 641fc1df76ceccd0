public import Model
import View

/// A scene that shows windows.
///
/// ```swift
/// let scene = try #require(application.scenes.first as? WindowScene)
/// #expect(scene.keyWindow?.rootViewController is OrderController)
/// try application.send(
///   .resized(scene.session, WindowScene.Size(width: 40, height: 24)))
/// #expect(scene.effectiveGeometry.size.width == 40)
/// ```
public final class WindowScene: Scene {
  /// The size of a scene, in units of its display.
  public struct Size: Hashable, Sendable {
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// The size of a window that is not split.
    package static let whole = Size(width: 80, height: 24)

    /// The size when the window is split, or is not any more.
    package var split: Size {
      Size(width: width == Self.whole.width ? width / 2 : Self.whole.width, height: height)
    }
  }

  /// The size of a scene, and whether a person is changing it.
  public struct Geometry: Hashable, Sendable {
    /// The size.
    public var size: Size
    /// Whether the scene's divider or edge is being dragged: lay out again when it is let go.
    public var isInteractivelyResizing: Bool

    /// Creates a geometry.
    public init(size: Size, isInteractivelyResizing: Bool = false) {
      self.size = size
      self.isInteractivelyResizing = isInteractivelyResizing
    }
  }

  /// The scene's windows, in the order in which they came.
  ///
  /// The scene does not hold them: the code that makes a window does, as a scene's delegate does.
  public var windows: [Window] { references.compactMap(\.window) }

  private var references: [Reference] = []

  private struct Reference {
    weak var window: Window?
  }

  /// The size of the scene, and whether a person is changing it.
  public internal(set) var effectiveGeometry = Geometry(size: .whole)

  /// The size of the scene.
  public var size: Size { effectiveGeometry.size }

  /// The window that was last made key, or `nil`.
  public internal(set) var keyWindow: Window? {
    get { key }
    set {
      key = newValue
      hasKeyWindow = newValue != nil
    }
  }
  // Not public: else each access is guarded.
  private weak var key: Window?

  /// Whether a window was made key, which may have gone since.
  private var hasKeyWindow = false

  func add(_ window: Window) {
    references.removeAll { $0.window == nil }
    references.append(Reference(window: window))
  }

  /// A window leaves the scene, which it need not be in.
  func remove(_ window: Window) {
    references.removeAll { $0.window === window }
    if keyWindow === window { chooseKeyWindow() }
  }

  /// Chooses another key window after a window was released that was key.
  func windowDidGo() {
    if hasKeyWindow, keyWindow == nil { chooseKeyWindow() }
  }

  /// Makes the last of the windows that are shown key, or none.
  func chooseKeyWindow() {
    keyWindow = windows.last { !$0.isHidden }
    keyWindow?.becomeKey()
  }

  override func tearDown() {
    let last = references
    references = []
    keyWindow = nil
    super.tearDown()
    // Those that the app keeps.
    application?.turn.atEnd { [weak application = application, number = session.number] in
      guard application?.isRunning == true else { return }
      for window in last.compactMap(\.window) { window.sceneDidDisconnect(number) }
    }
  }
}

/// What an app shows in its windows.
///
/// ```swift
/// extension BooksContent: WindowContent {
///   func open(_ window: Window, restoring activity: UserActivity?) {
///     window.rootViewController = BooksController(in: store)
///     window.makeKeyAndVisible()
///   }
/// }
/// ```
@MainActor
public protocol WindowContent: AnyObject {
  /// Reads what the app cannot begin without; an error ends the program before anything is shown.
  ///
  /// - Throws: `StoreError` if the store cannot be read.
  func prepare() throws(StoreError)

  /// Shows the first screen in a window, restored from what `activity(of:)` returned.
  func open(_ window: Window, restoring activity: UserActivity?)

  /// The activity that restores a window, or `nil`.
  func activity(of window: Window) -> UserActivity?

  /// The window comes to the foreground: another program may have changed what it shows.
  func update(_ window: Window)

  /// The quick actions at the app's icon.
  var shortcutItems: [ApplicationShortcutItem] { get }

  /// A window should show what has arrived; of a hand-over, only an activity that came is passed.
  func receive(_ arrival: Arrival, in window: Window)
}

extension WindowContent {
  /// Reads nothing.
  public func prepare() throws(StoreError) {}

  /// Keeps nothing.
  public func activity(of window: Window) -> UserActivity? { nil }

  /// Changes nothing.
  public func update(_ window: Window) {}

  /// Has none.
  public var shortcutItems: [ApplicationShortcutItem] { [] }

  /// Shows nothing of it.
  public func receive(_ arrival: Arrival, in window: Window) {}
}
