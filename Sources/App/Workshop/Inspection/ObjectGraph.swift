import Controller
package import Model
import View

/// Who holds whom in an application, at one time.
package struct ObjectGraph: Sendable {
  /// An object of the application.
  package struct Object: Sendable {
    /// The class, and what tells it from others of its class: a number, such as `#2`.
    package fileprivate(set) var name: String
    /// What it is doing, or nothing.
    package let state: String
    /// The layer that it belongs to.
    package let lane: Lane
    /// How many owners are above it.
    package let depth: Int
    /// The position of the owner above it, or `nil`.
    fileprivate let owner: Int?
  }

  /// A property of one object that refers to another one, by their positions.
  package struct Reference: Sendable {
    /// The object that refers.
    package let from: Int
    /// The object that is referred to.
    package let to: Int
    /// What it is called there: several names, if several parts refer to the same object.
    package var names: [String]
    package let kind: Kind

    /// What the references that become one have in common.
    fileprivate struct Ends: Hashable {
      let from: Int
      let to: Int
      let kind: Kind
    }

    package enum Kind: Sendable {
      /// It keeps the object alive.
      case strong
      /// It keeps nothing alive.
      case weak
      /// It is asked for again at each touch, by a closure of the screen.
      case asked
    }
  }

  /// The objects, each below the first one that owns it.
  package private(set) var objects: [Object] = []

  /// The references, except those to the object above which one stands.
  package private(set) var references: [Reference] = []

  /// The calls whose reads are tracked, each with what has set it off last.
  package internal(set) var trackedCalls: [String] = []

  /// The layers by the names of the classes.
  package var lanes: [String: Lane] {
    Dictionary(objects.map { ($0.name.prefix { $0 != "#" && $0 != " " }.description, $0.lane) }) {
      first, _ in first
    }
  }

  /// The owner above an object, or `nil`.
  package func owner(of object: Int) -> Int? {
    objects[object].owner
  }

  /// Creates a graph without objects: that of an app that does not run.
  package init() {}

  private var positions: [ObjectIdentifier: Int] = [:]
  // References to objects that may be found later.
  private var pending: [(from: Int, to: ObjectIdentifier, name: String, kind: Reference.Kind)] = []

  /// Adds an object below its owner, or notes that another one owns it too.
  ///
  /// - Returns: the position, or `nil` if it was there already.
  mutating func add(
    _ object: AnyObject, _ name: String, _ state: String = "", in lane: Lane,
    below owner: Int? = nil, as property: String = ""
  ) -> Int? {
    let identifier = ObjectIdentifier(object)
    guard positions[identifier] == nil else {
      if let owner { refer(from: owner, to: object, as: property, .strong) }
      return nil
    }
    let depth = owner.map { objects[$0].depth + 1 } ?? 0
    positions[identifier] = objects.count
    objects.append(Object(name: name, state: state, lane: lane, depth: depth, owner: owner))
    return objects.count - 1
  }

  /// Notes a reference; one to an object that is never added is left out.
  mutating func refer(
    from object: Int, to other: AnyObject?, as name: String, _ kind: Reference.Kind
  ) {
    guard let other else { return }
    pending.append((object, ObjectIdentifier(other), name, kind))
  }

  /// Numbers the objects of one name, and finds those of all references; several from one object to
  /// another are one.
  mutating func finish() {
    let counts = Dictionary(objects.map { ($0.name, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    for (index, name) in objects.map(\.name).enumerated() where counts[name] != 1 {
      let number = numbers[name, default: 0] + 1
      numbers[name] = number
      objects[index].name = "\(name) #\(number)"
    }
    var known: [Reference.Ends: Int] = [:]
    for (from, identifier, name, kind) in pending {
      guard let to = positions[identifier] else { continue }
      let ends = Reference.Ends(from: from, to: to, kind: kind)
      if let same = known[ends] {
        if !references[same].names.contains(name) { references[same].names.append(name) }
      } else {
        known[ends] = references.count
        references.append(Reference(from: from, to: to, names: [name], kind: kind))
      }
    }
    // An object of the next run may be in the same place.
    (positions, pending) = ([:], [])
  }
}
