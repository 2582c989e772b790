import CollectionLayout
import LayoutCSS
import Testing

@Suite("A layout becomes a stylesheet")
struct StylesheetCompilerTests {
  @Test func aColumnThatFitsIsAChangePointToALayoutUnit() throws {
    let compiled = try StylesheetCompiler(scope: "l").compile(frames: FloorGrid().callAsFunction)
    // Two columns fit from 2 × 150 + 8 px on: the last layout unit before is 307 63/64.
    #expect(compiled.css.contains("(width>307.9922px) and (width<465.9922px)"))
  }
}
