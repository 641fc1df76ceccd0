import Foundation
import Model

#if canImport(SystemFiles)
  import SystemFiles
#endif

extension StoreFile {
  /// Whether the folder is known to be on another machine's disk (D15 in <doc:Promises>).
  var isOnNetwork: Bool {
    #if canImport(Darwin)
      Self.system(of: folder).map { $0.f_flags & UInt32(MNT_LOCAL) == 0 } == true
    #else
      Self.networks.contains { $0 == Self.system(of: folder)?.number }
    #endif
  }

  /// What is known of a folder's file system.
  static func system(of folder: String) -> statfs? {
    var system = statfs()
    return statfs(folder, &system) == 0 ? system : nil
  }

  /// The numbers of network file systems in statfs(2): NFS, SMB in three forms, AFS in two, Ceph,
  /// Coda, 9P, GFS2, Lustre and OCFS2.
  ///
  /// FUSE is not among them: it may use a disk of this machine.
  static let networks: [UInt32] = [
    0x6969, 0x517B, 0xFE53_4D42, 0xFF53_4D42, 0x5346_414F, 0x6B41_4653, 0x00C3_6400, 0x7375_7245,
    0x0102_1997, 0x0116_1970, 0x0BD0_0BD0, 0x7461_636F,
  ]
}

#if !canImport(Darwin)
  extension statfs {
    /// The number of its kind.
    var number: UInt32 { UInt32(truncatingIfNeeded: f_type) }
  }
#endif
