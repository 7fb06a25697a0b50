type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
};

/** Under `require-trusted-types-for 'script'`, allows script addresses below `/_r/` and `/_s/` only. */
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
