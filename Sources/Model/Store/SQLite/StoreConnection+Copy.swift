extension StoreConnection {
  /// Copies the store into another file, and checks what was written there.
  ///
  /// Who wants to write meanwhile waits. The file is copied as it is, in the form that it has.
  /// - Parameter draft: the other file, which is empty.
  /// - Throws: why there is no sound copy, `StoreError.interrupted` among others.
  func copy(into draft: Draft) throws(StoreError) {
    try database.execute("BEGIN")
    do throws(StoreError) {
      try database.copy(into: draft)
      try database.execute("COMMIT")
    } catch {
      // After an error of SQLite this does nothing; closing the connection ends it.
      _ = try? database.execute("ROLLBACK")
      throw error
    }
    try draft.withContents { (contents) throws(StoreError) in
      // It has the very bytes of the store: what does not fit in it does not fit there.
      let copy = try Database(bytes: contents, path: database.path, queue: database.queue)
      try StoreConnection(copy).check()
    }
  }

  /// Reads the whole file and checks that every part of it fits.
  ///
  /// - Throws: `StoreError.damaged` with the first thing that does not fit.
  func check() throws(StoreError) {
    try database.interruptibly { () throws(StoreError) in try check("integrity_check") }
  }
}
