/// What to do where the sources disagree, <doc:Decisions#Where-the-sources-disagree>, which has the
/// defaults too.
public struct LifeCyclePolicy: Sendable {
  /// What the app hears when a person closes it: <doc:How-An-App-Ends#Closed-in-the-switcher>.
  public enum Kill: CaseIterable, Sendable {
    /// Variant a, in <doc:The-Design-Notes>: resign, background, disconnect, discard, terminate.
    case backgroundThenDiscard
    /// Variant b: background, terminate.
    case backgroundAndTerminate
    /// Variant c: nothing at all, as when suspended.
    case silent
    /// Variant d: disconnect, discard, terminate, and no background.
    case withoutBackground
  }

  /// What happens when a person closes the last window: <doc:Windows-And-Sessions>.
  public enum LastWindow: CaseIterable, Sendable {
    /// The process ends without a word of it; the app hears at its next launch that the window was
    /// discarded.
    case terminates
    /// The session is discarded, and the process goes on.
    case isDiscarded
  }

  /// What a new window does to the ones seen: <doc:Windows-And-Sessions#Another-window>.
  public enum Arrangement: CaseIterable, Sendable {
    /// It stands beside them.
    case sideBySide
    /// It takes their place, and they go to the background; one at a time is active.
    case fullScreen
  }

  /// What the app hears when it is closed in the switcher.
  public var kill = Kill.backgroundThenDiscard
  /// What happens when the last window is closed.
  public var lastWindow = LastWindow.terminates
  /// What a new window does to the others.
  public var arrangement = Arrangement.sideBySide
  /// Whether a session that was not discarded keeps its restoration activity over a kill.
  public var keepsRestorationAfterKill = true
  /// Whether the device can show several scenes; a phone cannot, whatever a manifest says.
  public var supportsMultipleScenes = true
  /// Whether the device knows scenes; without, as before iOS 13, every app is classic.
  public var knowsScenes = true

  /// Makes the default policy.
  public init() {}

  /// A phone: one scene at a time, on the whole screen.
  public static var phone: LifeCyclePolicy {
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    policy.supportsMultipleScenes = false
    return policy
  }
}
