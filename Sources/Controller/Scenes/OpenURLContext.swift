public import Foundation

/// An address that is to be opened.
public struct OpenURLContext: Equatable {
  /// The address.
  public let url: URL

  /// Makes a context.
  public init(url: URL) {
    self.url = url
  }
}
