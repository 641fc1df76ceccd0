// Of Foundation what the sources call, and the C library, which Foundation brings everywhere.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif
@_exported import Dispatch

public struct Data: Sendable, Hashable, RandomAccessCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public init() {}
  public init(bytes: UnsafeRawPointer, count: Int) {}
  public init?(base64Encoded: String, options: Base64DecodingOptions = []) {}
  public subscript(index: Int) -> UInt8 { 0 }
  public mutating func replaceSubrange<C: Collection<UInt8>>(_ range: Range<Int>, with new: C) {}
  public func base64EncodedString(options: Base64EncodingOptions = []) -> String { "" }
  public init(contentsOf url: URL) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withoutOverwriting = WritingOptions(rawValue: 2)
  }

  public struct Base64DecodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct Base64EncodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

public struct URL: Sendable, Hashable, Codable {
  public init(fileURLWithPath: String) {}
  public init?(string: String) {}
  public var absoluteString: String { "" }
  public var lastPathComponent: String { "" }
  public var pathComponents: [String] { [] }
  public var scheme: String? { nil }
  public func host(percentEncoded: Bool = true) -> String? { nil }
  public var path: String { "" }
  public var standardizedFileURL: URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
}

public struct URLComponents: Sendable, Hashable {
  public init() {}
  public var encodedHost: String?
  public var host: String?
}

public struct IndexPath: Sendable, Hashable, Comparable, RandomAccessCollection, MutableCollection,
  ExpressibleByArrayLiteral, CustomStringConvertible
{
  public var description: String { "" }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public init() {}
  public init(indexes: [Int]) {}
  public init(arrayLiteral elements: Int...) {}
  public subscript(index: Int) -> Int {
    get { 0 }
    set {}
  }
  public static func < (one: IndexPath, other: IndexPath) -> Bool { true }
}

public struct IndexSet: Sendable, Hashable, BidirectionalCollection, SetAlgebra {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public var isEmpty: Bool { true }
  public init() {}
  public init(integersIn range: Range<Int>) {}
  public func index(after index: Int) -> Int { index + 1 }
  public func index(before index: Int) -> Int { index - 1 }
  public subscript(index: Int) -> Int { 0 }
  public func contains(_ member: Int) -> Bool { false }
  public func count(in range: Range<Int>) -> Int { 0 }
  public mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    (true, member)
  }
  public mutating func remove(_ member: Int) -> Int? { nil }
  public mutating func update(with member: Int) -> Int? { nil }
  public func union(_ other: IndexSet) -> IndexSet { self }
  public func intersection(_ other: IndexSet) -> IndexSet { self }
  public func symmetricDifference(_ other: IndexSet) -> IndexSet { self }
  public mutating func formUnion(_ other: IndexSet) {}
  public mutating func formIntersection(_ other: IndexSet) {}
  public mutating func formSymmetricDifference(_ other: IndexSet) {}
  public var rangeView: [Range<Int>] { [] }
}

public struct Notification {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.object, self.userInfo) = (name, object, userInfo)
  }
}

public struct TimeZone: Sendable, Hashable {
  public static var current: TimeZone { TimeZone() }
  public static var gmt: TimeZone { TimeZone() }
  init() {}
  public init?(secondsFromGMT seconds: Int) {}
  public func secondsFromGMT(for date: Date = Date()) -> Int { 0 }
}

public struct Date: Sendable, Hashable, Comparable {
  public init() {}
  public init(timeIntervalSince1970: Double) {}
  public init(timeIntervalSinceNow: Double) {}
  public var timeIntervalSince1970: Double { 0 }
  public var timeIntervalSinceNow: Double { 0 }
  public static let distantFuture = Date()
  public func addingTimeInterval(_ seconds: Double) -> Date { self }
  public static func < (one: Date, other: Date) -> Bool { true }
}

public final class ISO8601DateFormatter {
  public init() {}
  public var timeZone: TimeZone!
  public func date(from string: String) -> Date? { nil }
  public func string(from date: Date) -> String { "" }
}

public struct UUID: Sendable, Hashable, Codable {
  public init() {}
  public init?(uuidString: String) {}
  public var uuidString: String { "" }
}

public struct Locale: Sendable {}

public struct CharacterSet: Sendable {
  public static var urlPathAllowed: CharacterSet { CharacterSet() }
  public static var whitespaces: CharacterSet { CharacterSet() }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
  public static var newlines: CharacterSet { CharacterSet() }
  public static var urlHostAllowed: CharacterSet { CharacterSet() }
}

extension StringProtocol {
  public var capitalized: String { "" }
  public var decomposedStringWithCanonicalMapping: String { "" }
  public var precomposedStringWithCanonicalMapping: String { "" }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String? { nil }
  public var removingPercentEncoding: String? { nil }
  public func folding(options: String.CompareOptions, locale: Locale?) -> String { "" }
}

extension String {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = CompareOptions(rawValue: 1)
    public static let diacriticInsensitive = CompareOptions(rawValue: 128)
  }
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
}

extension Error {
  public var localizedDescription: String { "" }
}

// MARK: - Coding

public class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public var outputFormatting: OutputFormatting = []
  public init() {}
  public func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}

public class JSONDecoder {
  public init() {}
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    preconditionFailure()
  }
}

public class PropertyListDecoder {
  public init() {}
  public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    preconditionFailure()
  }
}

// MARK: - Objects

open class NSObject {
  public init() {}
}

open class NSString: NSObject {
  public init(string: String) {}
}

extension NSString: CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}

public func NSLog(_ format: String, _ arguments: any CVarArg...) {}

open class UserDefaults: NSObject {
  public init?(suiteName: String?) {}
  open func dictionary(forKey key: String) -> [String: Any]? { nil }
  open func object(forKey key: String) -> Any? { nil }
  open func set(_ value: Any?, forKey key: String) {}
  open func removeObject(forKey key: String) {}
  open func dictionaryRepresentation() -> [String: Any] { [:] }
  @discardableResult open func synchronize() -> Bool { true }
}

public struct FileAttributeKey: Sendable, Hashable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let modificationDate = FileAttributeKey(rawValue: "modificationDate")
  public static let size = FileAttributeKey(rawValue: "size")
  public static let systemFileNumber = FileAttributeKey(rawValue: "systemFileNumber")
  public static let systemNumber = FileAttributeKey(rawValue: "systemNumber")
}

open class FileManager: NSObject, @unchecked Sendable {
  open class var `default`: FileManager { FileManager() }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
  open func createDirectory(atPath path: String, withIntermediateDirectories: Bool) throws {}
  open func fileExists(atPath path: String) -> Bool { false }
  open func removeItem(atPath path: String) throws {}
}

open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { Bundle() }
  open var executableURL: URL? { nil }
}

public func NSTemporaryDirectory() -> String { "" }

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { ProcessInfo() }
  open var environment: [String: String] { [:] }
  open var processName: String { "" }
  open var arguments: [String] { [] }
  open var activeProcessorCount: Int { 1 }
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var nullDevice: FileHandle { FileHandle() }
  open var fileDescriptor: Int32 { 0 }
  public convenience init?(forWritingAtPath path: String) { self.init() }
  public func close() throws {}
}

open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { FileHandle() }
  open var fileHandleForWriting: FileHandle { FileHandle() }
}

open class Process: NSObject, @unchecked Sendable {
  public enum TerminationReason: Int, Sendable {
    case exit
    case uncaughtSignal
  }
  open var executableURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var standardInput: Any?
  open var standardOutput: Any?
  open var standardError: Any?
  open var processIdentifier: Int32 { 0 }
  open var isRunning: Bool { false }
  open var terminationReason: TerminationReason { .exit }
  open var terminationStatus: Int32 { 0 }
  open func run() throws {}
  open func terminate() {}
  open func waitUntilExit() {}
}

public struct CocoaError: Error {
  public struct Code: Sendable, Hashable {}
  public let code: Code
  public var userInfo: [String: Any] { [:] }
  public var underlying: (any Error)? { nil }
}

public struct POSIXError: Error {
  public let code: POSIXErrorCode
}

public enum POSIXErrorCode: Int32, Sendable {
  case EPERM = 1
}

public final class Thread {
  public static var current: Thread { fatalError() }
}

// MARK: - What UIKit's names have in their signatures

public typealias TimeInterval = Double

public struct CGFloat: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  public static func < (left: CGFloat, right: CGFloat) -> Bool { false }
}

public struct CGPoint: Sendable, Hashable {
  public static let zero = CGPoint()
}

public struct CGSize: Sendable, Hashable {
  public static let zero = CGSize()
  public init() {}
  public init(width: CGFloat, height: CGFloat) {}
}

public struct CGRect: Sendable, Hashable {
  public static let zero = CGRect()
}

public struct NSRange: Sendable, Hashable {
  public init(_ range: Range<String.Index>, in text: String) {}
}

open class NSIndexPath: NSObject {
  open var length: Int { 0 }
  open func index(atPosition position: Int) -> Int { 0 }
}

open class OperationQueue: NSObject {}

open class NSCoder: NSObject {}

open class NSAttributedString: NSObject {
  public struct Key: Sendable, Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public init(string: String, attributes: [Key: Any]? = nil) {}
  open var string: String { "" }
}
