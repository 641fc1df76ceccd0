/// How a presented controller is shown: UIKit's styles.
///
/// ```swift
/// tea.modalPresentationStyle = .fullScreen
/// menu.present(tea, animated: true)
/// #expect(tea.modalPresentationStyle.coversPresenter)
/// ```
public enum ModalPresentationStyle: String, CaseIterable, Sendable {
  /// The system's choice: a sheet; without scenes, as before iOS 13, the whole window.
  case automatic
  /// Over the whole window; the presenter leaves it.
  case fullScreen
  /// Instead of the presenter's content.
  case currentContext
  /// A sheet over the presenter.
  case pageSheet
  /// A smaller sheet over the presenter.
  case formSheet
  /// Over the whole window; the presenter stays below.
  case overFullScreen
  /// Over the presenter's content; the presenter stays below.
  case overCurrentContext
  /// A bubble beside its source.
  case popover
  /// The controller's own style; alerts use it.
  case custom

  /// Whether the presenter leaves the window while this is shown, where scenes are known:
  /// <doc:Presenting#A-covering-presentation>.
  public var coversPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
      .custom:
      false
    }
  }
}
