type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
};

/** Constructors of peer connections in all browsers. */
const peerConnections = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'];

/**
 * Runs before any code of a remote. Under `require-trusted-types-for 'script'`, script addresses below `/_r/` and `/_s/`
 * only are allowed. No Content-Security-Policy covers WebRTC, which could send anything that a visitor types.
 */
export function restrictScripts(): void {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.origin);
      if (origin === location.origin && /^\/_[rs]\//.test(pathname)) return address;
      throw new TypeError(`Refused to load a script from ${address}`);
    },
  });
  for (const name of peerConnections) Reflect.deleteProperty(window, name);
}
