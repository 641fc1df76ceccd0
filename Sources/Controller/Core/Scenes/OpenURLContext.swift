public import Foundation

/// An address to open.
///
/// ```swift
/// func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
///   tea = contexts.first?.url.host()
/// }
/// ```
public struct OpenURLContext: Equatable {
  /// The address.
  public let url: URL

  /// Creates a context.
  public init(url: URL) {
    self.url = url
  }
}
