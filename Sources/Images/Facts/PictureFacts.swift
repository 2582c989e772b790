/// What a picture's header says about it; plain values, for a cache to keep.
package struct PictureFacts: Hashable, Sendable {
  /// How the file is encoded, by its content.
  package var format: PictureFormat
  /// The extent in pixels (CSS px for SVG) as people see the picture: with the orientation applied.
  package var width: Int
  /// The extent in pixels (CSS px for SVG) as people see the picture: with the orientation applied.
  package var height: Int
  /// The EXIF orientation that is still to be applied to the stored pixels: 1…8.
  package var orientation: Int
  /// Whether pixels may be transparent; only decoding shows whether one is.
  package var hasAlpha: Bool
  /// Whether it moves; derivatives show the first frame.
  package var isAnimated: Bool
  /// Bits per channel.
  package var bitsPerChannel: Int
  /// Channels without alpha: 1 grey, 3 colour, 4 CMYK.
  package var channels: Int
  /// The name inside the embedded ICC profile; `nil` where none is embedded, empty where it has no
  /// name.
  package var profileName: String?
  /// Whether decoding holds the whole picture in memory: progressive and interlaced files do.
  package var isInterlaced: Bool

  package init(
    format: PictureFormat, width: Int, height: Int, orientation: Int = 1, hasAlpha: Bool = false,
    isAnimated: Bool = false, bitsPerChannel: Int = 8, channels: Int = 3,
    profileName: String? = nil, isInterlaced: Bool = false
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.hasAlpha = hasAlpha
    self.isAnimated = isAnimated
    self.bitsPerChannel = bitsPerChannel
    self.channels = channels
    self.profileName = profileName
    self.isInterlaced = isInterlaced
  }
}
