import Foundation
import ProgramKit
import View

/// The text files of a folder on disk.
enum TextFiles {
  /// The names in a folder, in order; none if it cannot be read.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
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
    do {
      let file = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw ProgramError(.cannotCreate, .unwritableFile(path))
    }
  }

  /// Removes whatever is in a folder and has none of some names.
  static func remove(allBut names: some Collection<String>, in folder: String) {
    for name in self.names(in: folder) where !names.contains(name) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// The path of a file or folder, from the top of the disk.
  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardized.path }
}
