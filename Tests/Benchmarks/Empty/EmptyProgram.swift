// Foundation, Observation and libxcrypt are linked, as in the product, and not used.
import Foundation
import Observation

#if canImport(EmptyLibraries)
  import EmptyLibraries
#else
  import SQLite3
#endif

/// Opens a store, says so and ends: what every program needs that does anything with one.
///
/// Fair because it loads the same libraries, reads one row of the same file, and says and hears
/// something through the same descriptors. It checks nothing.
@main
enum EmptyProgram {
  static func main() {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close_v2(database)
    }
    // As the product is started: EmptyProgram --store PATH --quiet
    guard CommandLine.arguments.count > 2,
      sqlite3_open_v2(CommandLine.arguments[2], &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
      sqlite3_prepare_v3(
        database, "SELECT value FROM settings WHERE name = 'isLogined'", -1, 0, &statement, nil)
        == SQLITE_OK,
      sqlite3_step(statement) != SQLITE_ERROR
    else { exit(1) }
    // A first word, and the end when there is nothing to read.
    print("ready")
    fflush(nil)
    while readLine() != nil {}
  }
}
