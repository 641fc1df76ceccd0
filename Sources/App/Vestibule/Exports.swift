// `import Vestibule` is all that a screen and its test need, as `import UIKit` is: it brings
// Foundation along, too. A program that runs at a prompt imports `Terminal` besides.
@_exported public import Controller
@_exported public import ControllerKit
@_exported public import Foundation
@_exported public import Model
@_exported public import ModelKit
@_exported public import View
@_exported public import ViewKit
@_exported public import ViewText
@_exported public import Workshop

// Foundation has other types of these names. One that is imported by its name comes before all that
// is imported with a module, so that these are ours beside `import Foundation` too.
@_exported public import class ControllerKit.NotificationCenter
@_exported public import class ControllerKit.RunLoop
@_exported public import class ControllerKit.Timer
@_exported public import class ControllerKit.UndoManager
