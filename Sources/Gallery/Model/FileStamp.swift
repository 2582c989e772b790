/// What tells a file that has been written to from one that has not, without opening it.
package struct FileStamp: Hashable, Sendable {
  /// Its weight in bytes.
  package var size: Int
  /// When its bytes were last written, in nanoseconds since 1970; programs can set it at will.
  package var mtimeNanoseconds: Int
  /// When its bytes, name count or rights last changed, in nanoseconds since 1970; nothing can
  /// set it, so it betrays a file that was written to and given its old time back.
  package var ctimeNanoseconds: Int
  /// Its number in the file system; another one when another file has taken its name.
  package var inode: UInt64

  package init(size: Int, mtimeNanoseconds: Int, ctimeNanoseconds: Int, inode: UInt64) {
    self.size = size
    self.mtimeNanoseconds = mtimeNanoseconds
    self.ctimeNanoseconds = ctimeNanoseconds
    self.inode = inode
  }
}
