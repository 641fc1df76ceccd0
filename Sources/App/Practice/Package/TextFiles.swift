import Foundation
import ProgramKit
import View

/// The text files of a folder on disk.
enum TextFiles {
  /// The names in a folder, in order; none if it cannot be read.
  static func names(in folder: String) -> [String] { readableNames(in: folder) ?? [] }

  /// The names in a folder, in order, or `nil` if it cannot be read; none if it is not there.
  static func readableNames(in folder: String) -> [String]? {
    guard exists(folder) else { return [] }
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted()
  }

  /// The names of the Swift files in a folder, in order.
  ///
  /// Editors and other systems leave hidden ones, such as a link that locks a file: the compiler does
  /// not read them, and neither does this.
  static func swiftNames(in folder: String) -> [String] {
    names(in: folder).filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix(".") && kind(of: "\(folder)/\($0)", stat) == S_IFREG
    }
  }

  /// The paths of all files below a folder, from there on, but for what a build has left.
  static func paths(below folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      switch kind(of: "\(folder)/\(name)", lstat) {
      case S_IFREG: [name]
      case S_IFDIR where name != ".build": paths(below: "\(folder)/\(name)").map { "\(name)/\($0)" }
      default: []
      }
    }
  }

  /// What is at a path: a file, a folder, a link; nothing is zero.
  private static func kind(
    of path: String, _ look: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) -> mode_t {
    // Of nothing it stays as it is.
    var status = stat()
    _ = look(path, &status)
    return status.st_mode & S_IFMT
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func read(_ path: String) throws(ProgramError) -> String {
    do throws(ProgramError) {
      return try TextFile.read(path)
    } catch {
      throw ProgramError(.inputOutput, .unreadableFile(path))
    }
  }

  /// Writes a file and the folders above it, unless it says the same already: what has not changed is
  /// not built again.
  static func write(_ text: String, to path: String) throws(ProgramError) {
    if let old = try? read(path), Array(old.utf8) == Array(text.utf8) { return }
    try write(text, to: path, .atomic)
  }

  /// Writes a new file and the folders above it; it is an error if there is one.
  static func create(_ text: String, at path: String) throws(ProgramError) {
    try write(text, to: path, .withoutOverwriting)
  }

  private static func write(
    _ text: String, to path: String, _ options: Data.WritingOptions
  ) throws(ProgramError) {
    do {
      let file = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: options)
    } catch {
      throw ProgramError(.cannotCreate, .unwritableFile(path))
    }
  }

  /// Removes whatever is in a folder and is no file of one of some names.
  static func remove(allBut names: some Collection<String>, in folder: String) {
    for name in self.names(in: folder) {
      let path = "\(folder)/\(name)"
      if names.contains(name), kind(of: path, lstat) == S_IFREG { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Removes each link on the way from a folder to a path below it; what it leads to stays.
  static func removeLinks(from folder: String, to path: String) {
    var place = folder
    for name in path.split(separator: "/") {
      place += "/\(name)"
      if kind(of: place, lstat) == S_IFLNK { try? FileManager.default.removeItem(atPath: place) }
    }
  }

  /// The path of a file or folder, from the top of the disk; one that does not begin there begins in
  /// a folder, or where the program was started.
  static func absolute(_ path: String, from folder: String? = nil) -> String {
    let whole = path.hasPrefix("/") ? path : (folder.map { $0 + "/" } ?? "") + path
    return URL(fileURLWithPath: whole).standardizedFileURL.path
  }

  /// The path that leads from a folder to a file or folder.
  ///
  /// The system follows links before it goes up, so none may be on the way.
  static func relative(_ path: String, from folder: String) -> String {
    let (end, start) = (parts(of: path), parts(of: folder))
    let shared = zip(end, start).prefix { $0 == $1 }.count
    let way = start.dropFirst(shared).map { _ in ".." } + end.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// The names from the top of the disk to a place, as far as it is there without links.
  private static func parts(of path: String) -> [String] {
    guard let real = realpath(path, nil) else {
      // The last part is not there yet.
      let url = URL(fileURLWithPath: path).standardizedFileURL
      guard url.path != "/" else { return [] }
      return parts(of: url.deletingLastPathComponent().path) + [url.lastPathComponent]
    }
    defer { free(real) }
    return String(cString: real).split(separator: "/").map(String.init)
  }
}
