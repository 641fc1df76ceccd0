/// What an owner knows of a delegate or a data source that it holds weakly.
///
/// An app that sets it to `nil` hears nothing of that, as in UIKit; an object that was released
/// while it was set is reported. The reference itself is the owner's: a generic type cannot hold
/// `any TextFieldDelegate` weakly, and a cast would cost something at each key.
package struct DelegateRecord {
  /// Whether the last object that was set was not `nil`.
  package private(set) var isSet = false

  package init() {}

  /// The owner has another object, or none.
  package mutating func didSet(_ object: AnyObject?) { isSet = object != nil }

  /// Whether the object was released, by what the owner has left of it.
  package func isReleased(_ object: AnyObject?) -> Bool { isSet && object == nil }
}
