// Every API of browsers that can send something to another server. The function is copied into a page as text, so it uses
// nothing from around it.

/** A receiver on this machine. */
export interface Receiver {
  /** `http://127.0.0.1:1234/`; each attempt adds its name. */
  http: string;
  udpPort: number;
  /** Attempts those only that replace the document. */
  isLeaving?: boolean;
}

/** Attempts every exit, each with its name in the address or the text that it sends. @returns the names */
export async function triesEveryExit({
  http,
  udpPort,
  isLeaving = false,
}: Receiver): Promise<string[]> {
  const add = <Name extends keyof HTMLElementTagNameMap>(name: Name, properties: object) => {
    const element = document.createElement(name);
    Object.assign(element, properties);
    document.body.append(element);
    return element;
  };
  const link = (rel: string, more: object) => (href: string) => add('link', { rel, href, ...more });
  const styled = (css: (address: string) => string) => (address: string) =>
    add('p', { textContent: 'Styled' }).style.setProperty(...split(css(address)));
  const split = (css: string): [string, string] => {
    const at = css.indexOf(':');
    return [css.slice(0, at), css.slice(at + 1)];
  };
  const sheet = (css: (address: string) => string) => async (address: string) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(css(address));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  };
  const svg =
    (name: string, end = '') =>
    (address: string) => {
      const create = (tag: string) => document.createElementNS('http://www.w3.org/2000/svg', tag);
      const [picture, filter, part] = [create('svg'), create('filter'), create(name)];
      filter.id = 'exit';
      part.setAttribute('href', address + end);
      (name === 'feImage' ? filter : picture).append(part);
      picture.append(filter);
      document.body.append(picture);
      styled(() => 'filter:url(#exit)')(address);
    };
  const make = <Made = unknown>(name: string, ...values: unknown[]): Made =>
    Reflect.construct<unknown[], Made>(Reflect.get(window, name), values);
  const offers = async (iceServers: object[], remote?: (sdp: string) => object) => {
    const connection = make<RTCPeerConnection>('RTCPeerConnection', { iceServers });
    connection.createDataChannel('exit');
    const offer = await connection.createOffer();
    await connection.setLocalDescription(offer);
    if (!remote) return;
    const other = make<RTCPeerConnection>('RTCPeerConnection');
    await other.setRemoteDescription(offer);
    const { sdp = '' } = await other.createAnswer();
    await connection.setRemoteDescription(remote(sdp) as RTCSessionDescriptionInit);
  };
  const submits = (action: string, target: string) => {
    add('iframe', { name: target });
    add('form', { action, method: 'post', target }).submit();
  };

  const exits: Record<string, (address: string, name: string) => unknown> = {
    fetch: (address) => fetch(address, { mode: 'no-cors' }),
    'fetch-keepalive': (address) => fetch(address, { mode: 'no-cors', keepalive: true }),
    'fetch-later': (address) => Reflect.get(window, 'fetchLater')(address, { activateAfter: 0 }),
    'fetch-topics': (address) =>
      fetch(address, { mode: 'no-cors', browsingTopics: true } as RequestInit),
    'fetch-attribution': (address) =>
      fetch(address, {
        mode: 'no-cors',
        attributionReporting: { eventSourceEligible: true, triggerEligible: false },
      } as RequestInit),
    'fetch-token': (address) =>
      fetch(address, {
        mode: 'no-cors',
        privateToken: { version: 1, operation: 'token-request' },
      } as RequestInit),
    beacon: (address) => navigator.sendBeacon(address, 'typed text'),
    xhr: (address) => {
      const request = new XMLHttpRequest();
      request.open('POST', address);
      request.send('typed text');
    },
    socket: (address) => new WebSocket(address.replace('http', 'ws')),
    'socket-stream': (address) => make('WebSocketStream', address.replace('http', 'ws')),
    'event-source': (address) => new EventSource(address),
    'web-transport': (address) => make('WebTransport', address.replace('http', 'https')),
    'rtc-stun': () => offers([{ urls: `stun:127.0.0.1:${udpPort}` }]),
    'rtc-turn': (_, name) =>
      offers([{ urls: `turn:127.0.0.1:${udpPort}`, username: name, credential: 'x' }]),
    'rtc-candidate': (_, name) =>
      offers([], (sdp) => ({
        type: 'answer',
        sdp: `${sdp.replace(/a=ice-ufrag:.*/, `a=ice-ufrag:${name.replace('-', '')}`)}a=candidate:1 1 udp 2113937151 127.0.0.1 ${udpPort} typ host\r\n`,
      })),
    'rtc-webkit': () =>
      make('webkitRTCPeerConnection', { iceServers: [{ urls: `stun:127.0.0.1:${udpPort}` }] }),
    'rtc-of-a-frame': () => {
      const fresh = add('iframe', {}).contentWindow;
      return Reflect.construct(Reflect.get(fresh ?? window, 'RTCPeerConnection'), []);
    },
    'tcp-socket': (address) => make('TCPSocket', '127.0.0.1', Number(new URL(address).port)),
    'udp-socket': () => make('UDPSocket', { remoteAddress: '127.0.0.1', remotePort: udpPort }),
    prefetch: link('prefetch', {}),
    'preload-image': link('preload', { as: 'image' }),
    'preload-script': link('preload', { as: 'script' }),
    'preload-style': link('preload', { as: 'style' }),
    'preload-font': link('preload', { as: 'font', crossOrigin: 'anonymous' }),
    'preload-fetch': link('preload', { as: 'fetch', crossOrigin: 'anonymous' }),
    modulepreload: link('modulepreload', {}),
    prerender: link('prerender', {}),
    preconnect: link('preconnect', {}),
    'dns-prefetch': link('dns-prefetch', {}),
    stylesheet: link('stylesheet', {}),
    icon: link('icon', {}),
    manifest: link('manifest', {}),
    'compression-dictionary': link('compression-dictionary', {}),
    'speculation-prefetch': (address) => speculate('prefetch', address),
    'speculation-prerender': (address) => speculate('prerender', address),
    image: (src) => add('img', { src }),
    srcset: (address) => add('img', { srcset: `${address} 1x` }),
    'image-attribution': (src) => add('img', { src, attributionSrc: src } as object),
    'new-image': (address) => {
      new Image().src = address;
    },
    poster: (poster) => add('video', { poster }),
    video: (src) => add('video', { src, preload: 'auto' }),
    audio: (src) => add('audio', { src, preload: 'auto' }),
    track: (src) => {
      const track = Object.assign(document.createElement('track'), { src, default: true });
      add('video', { src: 'data:video/mp4,' }).append(track);
      track.track.mode = 'showing';
    },
    object: (data) => add('object', { data }),
    embed: (src) => add('embed', { src }),
    'input-image': (src) => add('input', { type: 'image', src }),
    'svg-image': svg('image'),
    'svg-use': svg('use', '#part'),
    'svg-filter': svg('feImage'),
    'css-background': styled((address) => `background-image:url(${address})`),
    'css-image-set': styled((address) => `background-image:image-set(url(${address}) 1x)`),
    'css-mask': styled((address) => `mask-image:url(${address})`),
    'css-cursor': styled((address) => `cursor:url(${address}), auto`),
    'css-list': styled((address) => `list-style:url(${address})`),
    'css-filter': styled((address) => `filter:url(${address}#filter)`),
    'css-shape': styled((address) => `shape-outside:url(${address})`),
    'css-content': styled((address) => `content:url(${address})`),
    'css-sheet': sheet((address) => `body { background-image: url(${address}) }`),
    'css-import': sheet((address) => `@import url(${address});`),
    'css-element': (address) =>
      add('style', { textContent: `@import url(${address}); body { --exit: url(${address}) }` }),
    'css-font': (address) => {
      const face = new FontFace('Exit', `url(${address})`);
      document.fonts.add(face);
      return face.load();
    },
    script: (src) => add('script', { src }),
    'module-script': (src) => add('script', { src, type: 'module' }),
    import: (address) => import(/* webpackIgnore: true */ address),
    worker: (address) => new Worker(address),
    'blob-worker': (address) =>
      new Worker(URL.createObjectURL(new Blob([`fetch('${address}', { mode: 'no-cors' })`]))),
    'shared-worker': (address) => new SharedWorker(address),
    'service-worker': (address) => navigator.serviceWorker.register(address),
    worklet: (address) => new AudioContext().audioWorklet.addModule(address),
    'paint-worklet': (address) => (Reflect.get(CSS, 'paintWorklet') as Worklet).addModule(address),
    'shared-storage': (address) => Reflect.get(window, 'sharedStorage').worklet.addModule(address),
    'interest-group': (address) =>
      Reflect.get(navigator, 'joinAdInterestGroup').call(
        navigator,
        { owner: new URL(address).origin, name: 'exit', updateURL: address },
        10,
      ),
    frame: (src) => add('iframe', { src }),
    'frame-document': (address) => add('iframe', { srcdoc: `<img src="${address}">` }),
    'fenced-frame': (address) =>
      document.body.append(
        Object.assign(document.createElement('fencedframe'), {
          config: make('FencedFrameConfig', address),
        }),
      ),
    'form-in-frame': (address, name) => submits(address, `target-${name}`),
    'form-blank': (address) => add('form', { action: address, target: '_blank' }).submit(),
    ping: (address) =>
      add('a', { href: `${address}-link`, ping: address, target: '_blank' }).click(),
    download: (address) => add('a', { href: address, download: 'exit' }).click(),
    'link-blank': (address) => add('a', { href: address, target: '_blank' }).click(),
    'window-open': (address) => window.open(address),
    'top-location': (address) => {
      if (window.top && window.top !== window) window.top.location.href = address;
    },
    payment: (address) => {
      const total = { label: 'Exit', amount: { currency: 'GBP', value: '1' } };
      return new PaymentRequest([{ supportedMethods: address }], { total }).canMakePayment();
    },
    identity: (configURL) =>
      navigator.credentials.get({
        identity: { providers: [{ configURL, clientId: 'exit' }] },
      } as CredentialRequestOptions),
    passkey: () =>
      navigator.credentials.get({
        publicKey: { challenge: new Uint8Array(8), rpId: 'exit.example' },
      }),
    presentation: (address) => make<{ start(): unknown }>('PresentationRequest', address).start(),
    notification: (icon) => new Notification('Exit', { icon }),
    'media-session': (src) => {
      navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src }] });
    },
    'protocol-handler': (address) => navigator.registerProtocolHandler('web+exit', `${address}?%s`),
    push: async () => (await navigator.serviceWorker.ready).pushManager.subscribe(),
    'background-fetch': async (address) => {
      const ready: object = await navigator.serviceWorker.ready;
      return Reflect.get(ready, 'backgroundFetch').fetch('exit', address);
    },
    usb: () => Reflect.get(navigator, 'usb').requestDevice({ filters: [] }),
    bluetooth: () => Reflect.get(navigator, 'bluetooth').requestDevice({ acceptAllDevices: true }),
    serial: () => Reflect.get(navigator, 'serial').requestPort(),
    hid: () => Reflect.get(navigator, 'hid').requestDevice({ filters: [] }),
    midi: () => navigator.requestMIDIAccess({ sysex: true }),
    'meta-refresh': (address) => {
      const meta = Object.assign(document.createElement('meta'), { content: `0;url=${address}` });
      meta.httpEquiv = 'refresh';
      document.head.append(meta);
    },
    'meta-policy': (address) => {
      const meta = document.createElement('meta');
      meta.httpEquiv = 'Content-Security-Policy';
      meta.content = `img-src 'none'; report-uri ${address}; report-to ${address}`;
      document.head.append(meta);
    },
    domain: () => {
      document.domain = 'exit.example';
    },
    'own-location': (address) => location.assign(address),
  };
  function speculate(kind: string, url: string) {
    const script = document.createElement('script');
    script.type = 'speculationrules';
    script.textContent = JSON.stringify({ [kind]: [{ urls: [url], eagerness: 'immediate' }] });
    document.head.append(script);
  }

  const names = Object.keys(exits).filter(
    (name) => ['download', 'meta-refresh', 'own-location'].includes(name) === isLeaving,
  );
  for (const name of names) {
    const soon = new Promise((resolve) => setTimeout(resolve, 50));
    try {
      await Promise.race([exits[name]?.(http + name, name), soon]);
    } catch {
      // Closed.
    }
  }
  return names;
}
