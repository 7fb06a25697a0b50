/** Replaces a module with the file named in its options, which has the same exports. */
export default function shim() {
  return `export * from ${JSON.stringify(this.getOptions().file)};`;
}
