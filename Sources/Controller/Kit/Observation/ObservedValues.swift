import Controller
import Observation
import View

/// The stored properties of the `@Observable` objects that some objects hold, to find which have
/// changed: Observation does not say it.
///
/// They are read as a mirror shows them, which reads none of them for Observation. No value is
/// shown to a person.
@MainActor
struct ObservedValues {
  private var models: [(model: AnyObject, values: [(name: String, value: Any)])] = []

  /// So many models are looked at; what a change of another one sets off has no name.
  private static let limit = 200

  init(of objects: [AnyObject]) {
    var seen: Set<ObjectIdentifier> = []
    for object in objects { find(in: object, depth: 0, &seen) }
  }

  private mutating func find(in value: Any, depth: Int, _ seen: inout Set<ObjectIdentifier>) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      guard models.count < Self.limit, seen.insert(ObjectIdentifier(object)).inserted else {
        return
      }
      if value is any Observable { models.append((object, Self.values(of: object))) }
    }
    guard depth < 4 else { return }
    var next: Mirror? = mirror
    while let each = next, each.subjectType != ViewController.self {
      for child in each.children where !(child.value is Control) {
        find(in: child.value, depth: depth + 1, &seen)
      }
      next = each.superclassMirror
    }
  }

  /// The properties that have changed, as `Cart.total`.
  func changes() -> [String] {
    models.flatMap { model, old in
      zip(old, Self.values(of: model)).filter { !Self.isSame($0.value, $1.value) }.map(\.0.name)
    }
  }

  private static func values(of model: AnyObject) -> [(name: String, value: Any)] {
    if let model = model as? any NamedObservable { return model.observedValues }
    // The macro keeps each property under its name with a line before it, and so its registrar: all
    // of those are equal.
    return Mirror(reflecting: model).children.compactMap { label, value in
      guard let label, label.hasPrefix("_") else { return nil }
      return ("\(type(of: model)).\(label.dropFirst())", value)
    }
  }

  private static func isSame(_ old: Any, _ new: Any) -> Bool {
    if let old = old as? any Equatable { return isSame(old, as: new) }
    let (parts, newParts) = (Mirror(reflecting: old), Mirror(reflecting: new))
    if parts.displayStyle == .class { return old as AnyObject === new as AnyObject }
    return parts.children.count == newParts.children.count
      && zip(parts.children, newParts.children).allSatisfy { isSame($0.value, $1.value) }
  }

  private static func isSame<Value: Equatable>(_ old: Value, as new: Any) -> Bool {
    old == new as? Value
  }
}

/// An observable object that was written without the macro: it names what changes in it.
@MainActor
protocol NamedObservable: Observable, AnyObject {
  var observedValues: [(name: String, value: Any)] { get }
}
