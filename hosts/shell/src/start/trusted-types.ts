type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
};

/** With `require-trusted-types-for 'script'` in force, scripts come from our own two folders and nowhere else. */
export function allowOurScriptsOnly(): void {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.origin);
      if (origin === location.origin && /^\/_[rs]\//.test(pathname)) return address;
      throw new TypeError(`Refused to load a script from ${address}`);
    },
  });
}
