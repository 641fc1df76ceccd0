// Of Dispatch what the sources call.
public class DispatchQueue: @unchecked Sendable {
  public class var main: DispatchQueue { DispatchQueue() }
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void)
  {}
}

public final class DispatchSpecificKey<T>: @unchecked Sendable {
  public init() {}
}

public class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  @discardableResult public func signal() -> Int { 0 }
}
