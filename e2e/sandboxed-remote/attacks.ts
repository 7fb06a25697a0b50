// Attacks of hostile versions of the sandboxed remote. Each function is copied unchanged into the remote's script, so it
// runs in the frame and uses nothing from around it.

/** Looks for everything that a remote in the page could read or reach, and reports each result. */
export function readsEverything(): Promise<Record<string, string>> {
  const attempts: Record<string, () => unknown> = {
    'the page’s document': () => window.parent.document.title,
    'the page’s storage': () => window.parent.localStorage.getItem('adminToken'),
    'the top window’s address': () => window.top?.location.href,
    'storage of its own': () => localStorage.getItem('adminToken'),
    'storage for the visit': () => sessionStorage.length,
    cookies: () => document.cookie,
    'setting a cookie': () => (document.cookie = 'preview=mine'),
    'a database': () => indexedDB.open('stolen'),
    caches: async () => caches.keys(),
    'a service worker': () => navigator.serviceWorker.register('/_s/worker.js'),
    'an answer of the API': async () => (await fetch('/api/region')).status,
    'an answer of another site': async () => (await fetch('https://evil.example/')).status,
    'a socket': () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/`);
        socket.onopen = () => resolve('open');
        socket.onerror = () => reject(new Error('closed'));
      }),
    'a window': () => window.open('/about') ?? Promise.reject(new Error('no window')),
    'leading the page away': () => {
      if (window.top) window.top.location.href = 'https://evil.example/';
    },
    'code from a text': () => Reflect.apply(eval, undefined, ['1 + 1']),
    'code written into the page': () => {
      const script = document.createElement('script');
      script.text = 'self.hasRun = true';
      document.body.append(script);
      return Reflect.get(self, 'hasRun') ?? Promise.reject(new Error('did not run'));
    },
    'a script of another remote': () =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.onload = resolve;
        script.onerror = () => reject(new Error('not loaded'));
        script.src = '/_r/public/000000000000/app.js';
        document.body.append(script);
      }),
    'a form that is sent': () =>
      new Promise((_, reject) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (effectiveDirective === 'form-action') reject(new Error('not sent'));
        });
        const form = document.createElement('form');
        form.action = '/api/contact';
        form.method = 'post';
        document.body.append(form);
        form.submit();
      }),
    'the place of the visitor': () =>
      new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
  };
  return Promise.all(
    Object.entries(attempts).map(async ([name, attempt]) => {
      try {
        return [name, `got ${String(await attempt())}`];
      } catch {
        return [name, 'refused'];
      }
    }),
  ).then((all) => Object.fromEntries(all));
}

/** Takes the line to the page and sends on it, and beside it, forbidden messages. Shows the responses. */
export async function sendsForgedMessages(): Promise<unknown> {
  const port = await new Promise<MessagePort>((resolve) => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      // React has a separate port; messages to the page are text.
      if (typeof message === 'string') resolve(this);
      postMessage.call(this, message);
    };
  });
  const answers: unknown[] = [];
  port.addEventListener('message', ({ data }) => {
    if (data.id >= 9000)
      answers.push({ id: data.id, keys: Object.keys(data).sort(), problem: data.problem });
  });
  const say = (message: unknown) => port.postMessage(JSON.stringify(message));
  window.parent.postMessage({ kind: 'navigated', path: '/about' }, '*');
  port.postMessage({ kind: 'navigated', path: '/about' });
  port.postMessage('x'.repeat(5_000_000));
  for (const path of ['javascript:alert(1)', 'https://evil.example/', '//evil.example/', '/admin'])
    say({ kind: 'navigated', path });
  for (let time = 0; time < 30; time++)
    say({ kind: 'notice', tone: 'error', text: `<b>Lie</b> ${time}` });
  say({ kind: 'height', pixels: 1e9 });
  document.title = 'Claim your refund';
  say({ kind: 'page', page: { title: 'Claim your refund', canonicalPath: '//evil.example/' } });
  const ask = (id: number, query: string) =>
    say({ kind: 'query', id, request: { query, variables: {} } });
  ask(9000, 'query Spy { siteInformation { __typename } }');
  ask(9001, 'mutation Spy { signOut { __typename } }');
  await new Promise((resolve) => {
    port.addEventListener('message', () => answers.length === 2 && resolve(undefined));
  });
  return answers;
}

/** Sends without end. */
export function floods(): void {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    postMessage.call(this, message);
    if (typeof message !== 'string') return;
    MessagePort.prototype.postMessage = postMessage;
    setInterval(() => {
      for (let time = 0; time < 500; time++)
        this.postMessage('{"kind":"loading","isLoading":true}');
    }, 10);
  };
}

/** Leads its own frame to another site. */
export function navigatesAway(): void {
  setTimeout(() => location.assign('https://evil.example/'), 300);
}
