import { setTimeout as pause } from 'node:timers/promises';
import { startLoad, unexpected } from '../harness/load.ts';
import { adminPassword } from '../harness/sites.ts';
import type { Attack } from './run-attack.ts';

const networks = 256;
/** Each network guesses as often as the limit of one address permits. */
const perSecond = (networks * 30) / 60;
const signIns = 6;
const office = '192.0.2.2';

/** The administrator signs in from a browser that has done so before, and from new ones. */
export const guessingNetworks: Attack = {
  name: `${networks} networks guess the administrator’s password`,
  // The default; a separate site, because a shorter run in a test would measure the machine.
  env: { POSTS_PER_MINUTE: '30' },
  async run({ url }) {
    const { cookie } = await signIn(url, office);
    const guesses = startLoad({ perSecond }, async (n) => {
      const { status } = await signIn(url, `10.9.${n % networks}.1`, { password: 'not it' });
      return status;
    });
    await pause(2000);
    const times: Record<string, number[]> = { known: [], new: [] };
    const problems: string[] = [];
    for (let nth = 0; nth < signIns; nth += 1) {
      const browsers = {
        known: await signIn(url, office, { cookie }),
        new: await signInWithRetries(url, `192.0.3.${nth}`),
      };
      for (const [kind, { status, ms }] of Object.entries(browsers))
        if (status === 200) times[kind]?.push(ms);
        else problems.push(`A ${kind} browser got ${status}.`);
      await pause(300);
    }
    const { responses } = await guesses.end();
    const figures = Object.entries(times).flatMap(([kind, all]) => [
      [`${kind} browsers`, all.length],
      [`${kind} browser, ms at most`, Math.max(...all)],
    ]);
    return {
      responses: { ...responses, ...Object.fromEntries(figures) },
      problems: [...problems, ...unexpected(responses, /^(4\d\d|503)$/)],
    };
  },
};

/** Retries after 503: the first guesses of all networks are checked in the first seconds. */
async function signInWithRetries(url: string, address: string) {
  const began = performance.now();
  for (;;) {
    const { status } = await signIn(url, address);
    const ms = Math.round(performance.now() - began);
    if (status !== 503 || ms > 20_000) return { status, ms };
    await pause(1000);
  }
}

async function signIn(
  url: string,
  address: string,
  { password = adminPassword, cookie = '' }: { password?: string; cookie?: string } = {},
) {
  const began = performance.now();
  const response = await fetch(`${url}/api/auth/login`, {
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
  await response.arrayBuffer();
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  const ms = Math.round(performance.now() - began);
  return { status: response.status, ms, cookie: cookies.join('; ') };
}
