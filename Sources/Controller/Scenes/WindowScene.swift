/// A scene that shows windows.
///
/// ```swift
/// let scene = try #require(application.scenes.first as? WindowScene)
/// #expect(scene.keyWindow?.rootViewController is OrderController)
/// try application.send(
///   .resized(scene.session, WindowScene.Size(width: 40, height: 24)))
/// #expect(scene.size.width == 40)
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
  }

  /// The scene's windows, in the order in which they were made.
  public internal(set) var windows: [Window] = []

  /// The size of the scene.
  public internal(set) var size = Size(width: 80, height: 24)

  /// The window that was last made key, or `nil`.
  public internal(set) var keyWindow: Window?

  override func tearDown() {
    windows = []
    keyWindow = nil
    super.tearDown()
  }
}
