import Testing

@Suite(.enabled(if: !OracleFile.cases.isEmpty, "the oracle lies beside the package"))
struct OracleCoverageTests {
  /// A case of a kind no suite takes, or an exception for a case that is gone, must not go unseen.
  @Test func everyCaseIsTakenOrExceptedWithAReason() {
    let kinds = ["compositional", "flow", "pinning", "list", "snapshot"]
    let taken = kinds.flatMap { OracleFile.cases(ofKind: $0) }
    #expect(taken.count + OracleFile.exceptions.count == OracleFile.cases.count)
    #expect(OracleFile.exceptions.values.allSatisfy { !$0.isEmpty })
  }
}
