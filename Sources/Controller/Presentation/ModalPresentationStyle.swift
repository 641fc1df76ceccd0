/// How a presented controller is shown: UIKit's styles.
public enum ModalPresentationStyle: String, CaseIterable, Sendable {
  /// What the system likes best: a sheet; where scenes are not known, as before iOS 13, the whole
  /// window.
  case automatic
  /// Over the whole window, in place of the presenter.
  case fullScreen
  /// In place of the presenter's content.
  case currentContext
  /// A sheet over the presenter.
  case pageSheet
  /// A smaller sheet over the presenter.
  case formSheet
  /// Over the whole window, the presenter staying below.
  case overFullScreen
  /// Over the presenter's content, which stays below.
  case overCurrentContext
  /// A bubble beside what it belongs to.
  case popover
  /// As the controller itself likes; alerts use it.
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
