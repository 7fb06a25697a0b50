/** A CSS Module's names, as webpack and the tests give them. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
