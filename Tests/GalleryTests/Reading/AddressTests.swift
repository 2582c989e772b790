import Testing

@testable import Gallery

@Suite("Addresses")
struct AddressTests {
  static let slugs: [(name: String, slug: String)] = [
    ("IMG_1234", "img-1234"), ("Harbour at Dusk", "harbour-at-dusk"),
    ("\"Heroes\" #1", "heroes-1"), ("img-09:10:10", "img-09-10-10"), ("100%", "100"),
    ("-resize", "resize"), ("a  --  b!", "a-b"), ("don’t", "dont"), ("..", ""),
    ("Caf\u{E9}", "cafe"), ("Cafe\u{301}", "cafe"), ("Straße", "strasse"), ("Łódź", "lodz"),
    ("Ærø", "aero"), ("Đà Nẵng", "da-nang"), ("İstanbul", "istanbul"), ("ﬁne", "fine"),
    ("Щука", "shchuka"), ("Йошкар", "ioshkar"), ("И\u{306}ошкар", "ioshkar"), ("Київ", "kiiv"),
    ("Αθήνα", "athina"), ("2023-07-07 🛶 Boat", "2023-07-07-boat"), ("½ Å", "a"),
  ]

  @Test(arguments: slugs)
  func aNameIsSpelledInASCII(name: String, slug: String) {
    let made = Slug(name: name.utf8).text
    let isLossy = name == ".." || name.contains("½")
    #expect(isLossy ? made.hasPrefix(slug) : made == slug)
  }

  static let hostile = [
    "写真", "👩‍👩‍👧", "..", ".", "../../etc", "-", "", "\u{202E}abc", "东京 2024", "<script>",
    String(repeating: "写", count: 83), String(repeating: "long ", count: 51),
    String(repeating: "a", count: 255), "a\u{0}b", "line\nbreak", "back\\slash", "con",
  ]

  @Test(arguments: hostile)
  func aSlugIsAlwaysAShortSafeName(name: String) {
    let slug = Slug(name: name.utf8).text
    #expect(!slug.isEmpty)
    #expect(slug.utf8.count <= Slug.lengthLimit)
    #expect(slug.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" })
    #expect(!slug.hasPrefix("-") && !slug.hasSuffix("-") && !slug.contains("--"))
  }

  @Test func namesThatCannotBeSpelledStayDifferent() {
    let names = ["东京 2024", "京都 2024", "写真", "👩‍👩‍👧", "👩‍👩‍👦"]
    #expect(Set(names.map { Slug(name: $0.utf8).text }).count == names.count)
    let long = String(repeating: "a", count: 200)
    #expect(Slug(name: (long + "b").utf8) != Slug(name: (long + "c").utf8))
  }

  /// The offset basis and the value for “foobar” of the algorithm's authors.
  @Test func theHashIsFNV1a() {
    #expect(FNV1a.hash([]) == 0xCBF2_9CE4_8422_2325)
    #expect(FNV1a.hash("foobar".utf8) == 0x8594_4171_F739_67E8)
  }

  private func pictures(_ names: [String], root: Bool = false, folders: [String] = []) -> [String] {
    Addresses(
      folders: folders.map { SourcePath($0) }, pictures: names.map { SourcePath($0) }, isRoot: root
    ).pictures.map(\.text)
  }

  @Test func picturesOfOneNameAreToldApartByTheirExtensions() {
    #expect(pictures(["x/a.jpg", "x/a.png", "x/b.jpg"]) == ["a-jpg", "a-png", "b"])
  }

  @Test func picturesOfOneNameAndExtensionAreToldApartByTheirBytes() {
    let names = ["A.jpg", "a.jpg", "Caf\u{E9}.jpg", "Cafe\u{301}.jpg"]
    let made = pictures(names)
    #expect(Set(made).count == 4)
    #expect(made.allSatisfy { $0.contains("-jpg-") })
    #expect(pictures(names.reversed()) == made.reversed())
    #expect(pictures(names + ["other.jpg"]).prefix(4) == made[...])
  }

  @Test func aResolvedAddressIsNoOneElses() {
    let made = pictures(["a.jpg", "a.png", "a-jpg.gif"])
    #expect(Set(made).count == 3)
  }

  @Test func aPictureAndAFolderOfOneNameHaveTwoAddresses() {
    #expect(pictures(["coast.jpg"], folders: ["coast"]) == ["coast-jpg"])
  }

  @Test(arguments: ["images.jpg", "Assets.jpg", "index.jpg", "404.jpg", "con.jpg", "lpt1.jpg"])
  func namesTheOutputNeedsAreNotTaken(name: String) {
    #expect(pictures([name], root: true)[0].hasSuffix("-jpg"))
  }

  @Test func aFolderTakesNoReservedName() {
    let names = ["images", "assets", "coast", "Coast"]
    let made = Addresses(folders: names.map { SourcePath($0) }, pictures: [], isRoot: true)
      .folders.map(\.text)
    #expect(made.prefix(2) == ["images-album", "assets-album"])
    #expect(Set(made).count == 4)
    #expect(
      Addresses(folders: ["images"], pictures: [], isRoot: false).folders.map(\.text) == ["images"])
  }
}
