/// The theme that comes with the tool: every file of this folder, compiled in.
package enum DefaultTheme {}
