import Foundation

#if canImport(SystemFiles)
  import SystemFiles
#endif

extension StoreFile {
  /// Whether the folder is known to be on another machine's disk (D15 in <doc:Promises>).
  var isOnNetwork: Bool {
    var system = statfs()
    guard statfs(Self.parent(of: path), &system) == 0 else { return false }
    #if canImport(Darwin)
      return system.f_flags & UInt32(MNT_LOCAL) == 0
    #else
      return Self.networks.contains(UInt32(truncatingIfNeeded: system.f_type))
    #endif
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
