@_exported public import Foundation

// UIKit's names and no others: `Screen`, `Control` or `Label` may be names of your own. Beside them
// the names of Foundation that are ours, as in `Vestibule`; one that is imported by its name comes
// before all that is imported with a module.
@_exported public import class ControllerKit.NotificationCenter
@_exported public import class ControllerKit.RunLoop
@_exported public import class ControllerKit.Timer
@_exported public import class ControllerKit.UndoManager
