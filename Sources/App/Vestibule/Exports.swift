// `import Vestibule` is all that a screen and its test need, as `import UIKit` is: it brings
// Foundation along, too. A program that runs at a prompt imports `Terminal` besides.
@_exported public import Controller
@_exported public import Foundation
@_exported public import Model
@_exported public import ModelKit
@_exported public import View
@_exported public import ViewText
@_exported public import Workshop

// Foundation has other types of these names: here they are ours.
/// Calls somebody after some time: see `Controller.Timer`.
public typealias Timer = Controller.Timer
/// Tells those who observe a name: see `Controller.NotificationCenter`.
public typealias NotificationCenter = Controller.NotificationCenter
/// Fires timers when their time has come: see `Controller.RunLoop`.
public typealias RunLoop = Controller.RunLoop
