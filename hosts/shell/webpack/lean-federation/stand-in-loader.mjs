/** Builds the file named in its options in place of a module; it has the same exports. */
export default function standIn() {
  return `export * from ${JSON.stringify(this.getOptions().file)};`;
}
