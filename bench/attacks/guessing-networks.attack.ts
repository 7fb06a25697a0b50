import { adminPassword, flood, type ObservedAttack } from './attack.ts';

const networks = 256;
/** Each network guesses as often as the limit of one address permits. */
const guessesPerSecond = (networks * 30) / 60;
const signIns = 6;

/** The administrator signs in from a browser that has done so before, and from new ones. */
export const attack: ObservedAttack = {
  name: `${networks} networks guess the administrator’s password`,
  // The default; a separate site, because a shorter run in a test would measure the machine.
  env: { POSTS_PER_MINUTE: '30' },
  async run({ site, seconds }) {
    const known = await signIn(site.url, adminPassword, '192.0.2.2');
    const guessing = flood({ seconds: Math.max(seconds, 10) }, guessesPerSecond, (n) =>
      request(site.url, 'not the password', `10.9.${n % networks}.1`),
    );
    await pause(2000);
    const times = { known: [] as number[], new: [] as number[] };
    const problems: string[] = [];
    for (let nth = 0; nth < signIns; nth += 1) {
      const browsers = {
        known: await signIn(site.url, adminPassword, '192.0.2.2', known.cookie),
        new: await signInWithRetries(site.url, `192.0.3.${nth}`),
      };
      for (const kind of ['known', 'new'] as const) {
        const { status, ms } = browsers[kind];
        if (status === 200) times[kind].push(ms);
        else problems.push(`A ${kind} browser got ${status}.`);
      }
      await pause(300);
    }
    const guessed = await guessing;
    return {
      answers: {
        ...guessed.answers,
        'known browsers': times.known.length,
        'known browser, ms at most': Math.max(...times.known),
        'new browsers': times.new.length,
        'new browser, ms at most': Math.max(...times.new),
      },
      problems: [...guessed.problems, ...problems],
    };
  },
};

/** Retries after 503, as the response requests: the first guesses of all networks are checked in the first seconds. */
async function signInWithRetries(url: string, address: string) {
  const began = performance.now();
  for (;;) {
    const { status } = await signIn(url, adminPassword, address);
    const ms = Math.round(performance.now() - began);
    if (status !== 503 || ms > 20_000) return { status, ms };
    await pause(1000);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function signIn(url: string, password: string, address: string, cookie = '') {
  const began = performance.now();
  const response = await request(url, password, address, cookie);
  await response.arrayBuffer();
  return {
    status: response.status,
    ms: Math.round(performance.now() - began),
    cookie: response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  };
}

const request = (url: string, password: string, address: string, cookie = '') =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'x-forwarded-for': address,
      cookie,
    },
    body: JSON.stringify({ email: 'admin@larkfare.example', password }),
    signal: AbortSignal.timeout(30_000),
  });
