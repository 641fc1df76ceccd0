public import Foundation

/// An address to open.
public struct OpenURLContext: Equatable {
  /// The address.
  public let url: URL

  /// Creates a context.
  public init(url: URL) {
    self.url = url
  }
}
