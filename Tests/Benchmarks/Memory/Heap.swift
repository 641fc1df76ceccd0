import Foundation

#if canImport(SystemMalloc)
  import SystemMalloc
#endif

/// The memory that the process has asked for and not given back.
enum Heap {
  /// In bytes, with what the allocator adds to each piece.
  static var size: Double {
    #if canImport(SystemMalloc)
      return Double(mallinfo2().uordblks)
    #else
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return Double(statistics.size_in_use)
    #endif
  }

  /// How many bytes one of something takes that lives: the mean of a thousand.
  static func size<Each: AnyObject>(of make: () throws -> Each) rethrows -> Double {
    // What only the first one needs is not theirs.
    var living = [try make()]
    let count = 1000
    living.reserveCapacity(count + 1)
    let before = size
    for _ in 0..<count { living.append(try make()) }
    return withExtendedLifetime(living) { (size - before) / Double(count) }
  }
}
