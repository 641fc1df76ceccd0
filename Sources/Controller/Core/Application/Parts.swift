package import View

/// What is kept with an object besides its own: at most one part of each class.
///
/// Nearly all objects have none. A part is added when it is first asked for.
@MainActor
package struct Parts {
  private var all: [AnyObject] = []

  package init() {}

  /// The part of a class, or `nil`.
  package subscript<Part: AnyObject>(kind: Part.Type) -> Part? {
    get {
      for part in all { if let part = part as? Part { return part } }
      return nil
    }
    set {
      all.removeAll { $0 is Part }
      if let newValue { all.append(newValue) }
    }
  }

  /// Sets the title of those parts that have the title of a controller.
  func setTitle(_ title: Phrase?) {
    for part in all { (part as? any TitledPart)?.title = title }
  }
}

/// A part of a controller that has its title.
@MainActor
package protocol TitledPart: AnyObject {
  var title: Phrase? { get set }
}

/// Something that others keep parts with.
@MainActor
package protocol PartsHolder: AnyObject {
  var parts: Parts { get set }
}

extension PartsHolder {
  /// The part of a class, made when it is first asked for.
  package func part<Part: AnyObject>(_ make: @autoclosure () -> Part) -> Part {
    if let part = parts[Part.self] { return part }
    let part = make()
    parts[Part.self] = part
    return part
  }
}

/// A part of a process, which ends with it.
@MainActor
package protocol ProcessPart: AnyObject {
  func processWillEnd()
}
