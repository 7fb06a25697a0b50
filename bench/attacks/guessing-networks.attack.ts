import { adminPassword, flood, type ObservedAttack } from './attack.ts';

const networks = 256;
/** Each network guesses as often as the limit of one address permits. */
const guessesPerSecond = (networks * 30) / 60;
const signIns = 6;

/** The administrator signs in from a browser that has done so before, and from one that has not. */
export const attack: ObservedAttack = {
  name: `${networks} networks guess the administrator’s password`,
  // The default; a site of its own, because a shorter run in a test would measure the machine.
  env: { POSTS_PER_MINUTE: '30' },
  async run({ site, seconds }) {
    const known = await signIn(site.url, adminPassword, '192.0.2.2');
    const guessing = flood({ seconds: Math.max(seconds, 10) }, guessesPerSecond, (n) =>
      request(site.url, 'not the password', `10.9.${n % networks}.1`),
    );
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await pause(2000);
    const times: number[] = [];
    const problems: string[] = [];
    for (let nth = 0; nth < signIns; nth += 1) {
      const again = await signIn(site.url, adminPassword, '192.0.2.2', known.cookie);
      times.push(again.ms);
      if (again.status !== 200) problems.push(`A known browser got ${again.status}.`);
      await pause(300);
    }
    const unknown = await signIn(site.url, adminPassword, '192.0.2.3');
    const guessed = await guessing;
    return {
      answers: {
        ...guessed.answers,
        'known browser, ms at most': Math.max(...times),
        [`unknown browser, ${unknown.status} after ms`]: unknown.ms,
      },
      problems: [...guessed.problems, ...problems],
    };
  },
};

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
