import Controller
public import ControllerKit
public import Model
import ModelKit
import View

/// A model that `:tree` shows, and a page of a session, where it says who holds whom.
///
/// It is found in the properties of controllers, and in those of what they hold. A
/// ``/ControllerKit/Shared`` model is one, and a model of your own becomes one:
///
/// ```swift
/// extension Samovar: ModelObject {
///   var pageValue: String { "cups: \(cups)" }
/// }
/// ```
@MainActor
public protocol ModelObject: AnyObject {
  /// Its name on the page: that of its class, unless it says another one.
  var pageName: String { get }

  /// One value that a reader follows from step to step, without anything secret.
  var pageValue: String { get }

  /// Who observes it, held weakly.
  var pageObservers: [AnyObject] { get }
}

extension ModelObject {
  /// The name of its class.
  public var pageName: String { "\(type(of: self))" }

  /// None.
  public var pageObservers: [AnyObject] { [] }
}

extension LoginSession: @MainActor ModelObject {
  /// Who is signed in.
  public var pageValue: String { "email: \((try? storedEmail()).flatMap(\.self) ?? "nil")" }
}

extension Shared: ModelObject {
  /// The name of the model.
  public var pageName: String { "\(Model.self)" }

  /// How many rows it has.
  public var pageValue: String { "rows: \(value.rows.all.count)" }

  /// The controllers that observe it.
  public var pageObservers: [AnyObject] { observingObjects }
}

extension ViewController {
  /// The models in its properties and in those of what it holds, by the names of the properties.
  var modelObjects: [(property: String, model: any ModelObject)] {
    var found: [(String, any ModelObject)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let each = mirror, each.subjectType != ViewController.self {
      for (label, value) in each.children { find(in: value, label ?? "", deeper: true, &found) }
      mirror = each.superclassMirror
    }
    return found
  }

  private func find(
    in value: Any, _ property: String, deeper: Bool, _ found: inout [(String, any ModelObject)]
  ) {
    if let model = value as? any ModelObject { return found.append((property, model)) }
    // Those have a place of their own on the page.
    if value is any Screen || value is ViewController || value is Control { return }
    let mirror = Mirror(reflecting: value)
    guard deeper, mirror.displayStyle == .class || mirror.displayStyle == .struct else { return }
    for (label, part) in mirror.children {
      find(in: part, "\(property).\(label ?? "")", deeper: false, &found)
    }
  }
}
