import Testing

@testable import Gallery

@Suite("Names in words")
struct NameTests {
  static let files: [(name: String, title: String?)] = [
    ("harbour-at-dusk.jpg", "Harbour at dusk"),
    ("Harbour_at_Dusk.jpg", "Harbour at Dusk"),
    ("HarbourAtDusk.jpg", "Harbour At Dusk"),
    ("HARBOUR AT DUSK.JPG", "Harbour at dusk"),
    ("NYC.jpg", "NYC"), ("iPhone in hand.jpg", "iPhone in hand"),
    ("life_by_Aitzol_Berasategi.jpg", "Life by Aitzol Berasategi"),
    ("harbour.final.jpg", "Harbour final"),
    ("coast-3.jpg", "Coast 3"),
    ("01 harbour.jpg", "Harbour"), ("photo of the harbour.jpg", "Photo of the harbour"),
    ("3 sisters.jpg", "3 sisters"),
    ("DSC04711-Harbour.jpg", "Harbour"),
    ("20240531_harbour.jpg", "Harbour"),
    ("harbour-20240531.jpg", "Harbour"),
    ("harbour_1920x1080.jpg", "Harbour"),
    ("Jürgen's Boot.jpg", "Jürgen's Boot"),
    ("гавань.jpg", "Гавань"),
    ("港の夕暮れ.jpg", "港の夕暮れ"),
    ("写真.jpg", "写真"),
    ("\u{202E}ruobrah.jpg", "Ruobrah"),
    ("IMG_1234.jpg", nil), ("IMG_1234 (2).JPG", nil), ("_MG_1234.CR2.jpg", nil),
    ("DSC_0042.JPG", nil), ("DSCF0042.jpg", nil), ("P1010001.jpg", nil), ("img1.jpg", nil),
    ("PXL_20240531_180359123.MP.jpg", nil), ("20240531_180359.jpg", nil),
    ("IMG-20240531-WA0003.jpg", nil), ("DJI_0001.jpg", nil), ("GOPR0001.JPG", nil),
    ("Screenshot 2024-05-31 at 18.03.59.png", nil),
    ("6f1ed002ab5595859014ebf0951522d9.jpg", nil),
    ("1b4e28ba-2fa1-11d2-883f-0016d3cca427.jpg", nil),
    ("xKq8ZpLmTr.jpg", nil), ("1234567890_abcdef1234_o.jpg", nil), ("xkcd.jpg", nil),
    ("12.jpg", nil), ("-.jpg", nil), ("👩‍👩‍👧.jpg", nil), ("a.jpg", nil),
  ]

  @Test(arguments: files)
  func aFileNameIsATitleWhereItHasWords(name: String, title: String?) {
    #expect(FileNameTitle.title(ofFileNamed: name.utf8) == title)
  }

  static let folders: [(names: [String], titles: [String])] = [
    (["2024-05-31 Coast"], ["Coast"]),
    (["20240531-coast-walk"], ["Coast walk"]),
    (["2024-05 Paris", "2024-06 Rome"], ["Paris", "Rome"]),
    (["2023-05 Paris", "2024-05 Paris"], ["2023-05 Paris", "2024-05 Paris"]),
    (["2023", "2024"], ["2023", "2024"]),
    (["2024 Paris"], ["2024 Paris"]),
    (["2024-05-31"], ["2024-05-31"]),
    (["01 Coast", "02 Hills", "10 Sea"], ["Coast", "Hills", "Sea"]),
    (["1. Coast", "2. Hills"], ["Coast", "Hills"]),
    (["1_coast", "2-hills"], ["Coast", "Hills"]),
    (["12 Monkeys", "3 sisters"], ["12 Monkeys", "3 sisters"]),
    (["coast_to_coast"], ["Coast to coast"]),
    (["St-Malo 2024"], ["St-Malo 2024"]),
    (["🛶"], ["🛶"]), (["-x"], ["X"]), (["___"], ["___"]), (["007"], ["007"]),
    (["2023-07-07 🛶 Boat"], ["🛶 Boat"]),
  ]

  @Test(arguments: folders)
  func aFolderNameIsATitle(names: [String], titles: [String]) {
    #expect(AlbumTitle.titles(ofFoldersNamed: names) == titles)
  }
}
