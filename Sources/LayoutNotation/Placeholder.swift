// Placeholder: the smallest form of the types other modules build against.
package struct SectionNotation: Sendable { package init() {} }
