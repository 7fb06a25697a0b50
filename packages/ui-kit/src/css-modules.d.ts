/** A CSS Module's names, as webpack and the tests give them. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

/** Its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}

/** Its address. */
declare module '*.avif' {
  const address: string;
  export default address;
}

/** Its address. */
declare module '*.webp' {
  const address: string;
  export default address;
}

/** Its address. */
declare module '*.jpg' {
  const address: string;
  export default address;
}

/** Its address. */
declare module '*.png' {
  const address: string;
  export default address;
}

/** Its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The package has types for all icons in one file only, which is 5 MB. */
declare module '@lucide/icons/icons/*' {
  const shape: {
    readonly node: readonly [tag: string, attributes: Readonly<Record<string, unknown>>][];
  };
  export default shape;
}
