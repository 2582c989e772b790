import CPhotoShims

extension Raster {
  /// The picture made smaller.
  func resized(width: Int, height: Int) -> Raster {
    guard (width, height) != (self.width, self.height) else { return self }
    let smaller = Raster(width: width, height: height, hasAlpha: hasAlpha, colour: colour)
    var source = shim
    var target = smaller.shim
    // It fails for want of memory only, and then Swift's own allocations have trapped before.
    precondition(cp_resample(&source, &target) == 0, "out of memory")
    return smaller
  }

  /// The raster as the shims see it; valid as long as the raster is.
  var shim: cp_raster {
    cp_raster(
      pixels: pixels.baseAddress, width: Int32(width), height: Int32(height),
      has_alpha: hasAlpha ? 1 : 0)
  }
}
