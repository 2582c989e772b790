import BuildCache
import Glibc

/// Which tool is running. What depends on its code is remembered for this very tool only.
enum ToolIdentity {
  /// Changes with the version, and with every new executable while one is being developed.
  static let digest: Digest = {
    var status = stat()
    let isKnown = stat("/proc/self/exe", &status) == 0
    var packer = Packer()
    packer.pack(Vitrine.version)
    packer.pack(isKnown ? Int(status.st_size) : 0)
    packer.pack(isKnown ? status.st_mtim.tv_sec : 0)
    packer.pack(isKnown ? status.st_mtim.tv_nsec : 0)
    return Digest(of: packer.bytes)
  }()
}
