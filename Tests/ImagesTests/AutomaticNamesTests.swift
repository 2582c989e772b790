import Testing

@testable import Images

@Suite("Names that cameras give")
struct AutomaticNamesTests {
  @Test(arguments: [
    "IMG_1234", "IMG_1234.JPG", "img_1234.jpeg", "IMG_E1234.HEIC", "_DSC0042.NEF", "DSC_0042",
    "DSCF1001",
    "DSCN0001", "P1020345.JPG", "PXL_20230512_101112345.PORTRAIT", "PXL_20230512_101112345.MP.jpg",
    "MVIMG_20190101_120000", "20240531_180359", "20240531_180359.jpg", "2024-05-31 18.03.59.jpg",
    "IMG-20230101-WA0001", "WhatsApp Image 2023-01-01 at 10.00.00 AM.jpeg",
    "Screenshot_20230101-100000", "Screenshot 2023-01-01 at 10.00.00.png",
    "Bildschirmfoto 2023-01-01 um 10.00.00", "100_1234", "GOPR0001.JPG", "DJI_0001.JPG",
    "R0012345.JPG",
    "0001.jpg", "1", "IMG_1234 (1)", "IMG_1234-Edit.jpg", "image001.png",
    "6f9619ff-8b86-d011-b42d-00cf4fc964ff.jpg", "OLYMPUS DIGITAL CAMERA", "SONY DSC",
    "Exif_JPEG_PICTURE",
    "Processed with VSCO with c1 preset", "untitled", "File written by Adobe Photoshop 5.0",
  ])
  func sayNothing(name: String) { #expect(AutomaticNames.contains(name)) }

  @Test(arguments: [
    "Dawn", "Route 66", "Apollo 11", "The 39 steps", "Summer 2023", "Tour Eiffel.jpg", "Café", "写真",
    "B612",
    "image of a fox", "Portrait 1998", "scan of a letter", "A photo", "My picture of IMG_1234",
    "Oslo 2019-03-04",
    "Deadbeef", "Screen", "Night", "3 trees", "7 of 9 monkeys", "🛶 Boat",
  ])
  func areNotWhatPeopleWrite(name: String) { #expect(!AutomaticNames.contains(name)) }
}
