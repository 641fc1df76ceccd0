import Model

/// A model of an app's own that is kept in a store, row by row: a change writes the changed rows
/// alone, however many there are.
///
/// Its name is its place in the store. A row is a `Codable` value with an identifier.
///
/// ```swift
/// struct Cupboard: RowModel {
///   static let name = "tea.cupboard"
///   var rows = Rows<Tin>()
///
///   mutating func add(_ tea: String) {
///     let id = rows.newID()
///     self[id] = Tin(id: id, tea: tea)
///   }
/// }
/// ```
///
/// `Shared` in the module Controller keeps it, and tells controllers of its changes.
///
/// Equal rows have equal bytes in the store, so that the explorer knows a state again. A dictionary
/// with texts as keys is sorted for that; a `Set` is not: keep a sorted array in its place.
public protocol RowModel: Equatable, Sendable {
  /// What is kept besides the rows.
  associatedtype Head: Codable, Equatable, Sendable = NoHead

  /// What is kept many times.
  associatedtype Row: Codable, Equatable, Identifiable<Int>, Sendable

  /// The name of the model in the store: the same in every version, and another model's in none.
  static var name: String { get }

  /// The steps from older versions to this one, the oldest first; without any, it is version 1.
  static var steps: [VersionStep] { get }

  /// What is kept besides the rows.
  var head: Head { get set }

  /// The rows, in the order of their identifiers.
  var rows: Rows<Row> { get set }

  /// A row by its identifier; `nil` removes it.
  subscript(id: Int) -> Row? { get set }

  /// Creates the model of an empty store.
  init()
}

extension RowModel {
  /// There is no older version.
  public static var steps: [VersionStep] { [] }

  /// A row by its identifier; `nil` removes it.
  public subscript(id: Int) -> Row? {
    get { rows[id] }
    set { rows[id] = newValue }
  }
}

/// The head of a model that is its rows alone.
public struct NoHead: Codable, Equatable, Sendable {
  /// Creates it.
  public init() {}
}

extension RowModel where Head == NoHead {
  /// Nothing.
  public var head: NoHead {
    get { NoHead() }
    set {}
  }
}

/// A model of an app's own that is one value in a store, such as its settings.
///
/// ```swift
/// struct TeaSettings: ValueModel {
///   static let name = "tea.settings"
///   var minutes = 3
/// }
/// ```
public protocol ValueModel: RowModel, Codable where Head == Self, Row == NoRow {}

extension ValueModel {
  /// The value itself.
  public var head: Self {
    get { self }
    set { self = newValue }
  }

  /// None.
  public var rows: Rows<NoRow> {
    get { Rows() }
    set {}
  }
}

/// The row of a model that has none.
public struct NoRow: Codable, Equatable, Identifiable, Sendable {
  /// Never created.
  public let id: Int
}

/// A model that an older program kept as one text, in JSON.
package protocol OneTextModel: RowModel {
  /// The name of the rows in it.
  static var rowsName: String { get }
}
