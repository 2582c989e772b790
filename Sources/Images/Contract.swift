// Placeholder: the smallest form of the types other modules build against.
package struct PictureFacts: Sendable { package init() {} }
package struct PhotoMetadata: Sendable { package init() {} }
package enum DerivativeFormat: String, Hashable, Sendable, CaseIterable { case jpeg, png, webp, avif }
