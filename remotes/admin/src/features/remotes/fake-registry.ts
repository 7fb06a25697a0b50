import { jest } from '@jest/globals';
import { givenHealth, givenOverview } from './given-remotes.ts';

interface Sent {
  /** `PUT /channels/production/lock` */
  call: string;
  body: unknown;
  ifMatch: string | null;
}
type Given = object | { status: number; body: object } | 'broken' | 'pending';

/** The network in front of the registry: each call is answered by its name, and the answers may change on the way. */
export function fakeRegistry(answers: Record<string, Given> = {}) {
  const known: Record<string, Given> = {
    'GET /remotes': givenOverview(),
    'GET /health': givenHealth(),
    ...answers,
  };
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    const call = `${init?.method} ${String(path).replace('/registry/v1', '')}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ call, body, ifMatch: new Headers(init?.headers).get('if-match') });
    const given = known[call] ?? 'broken';
    if (given === 'pending') return new Promise(() => undefined);
    if (given === 'broken') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      'status' in given
        ? Response.json(given.body, { status: given.status })
        : Response.json(given),
    );
  });
  return {
    answers: known,
    /** What was asked to be changed, in order. */
    changes: () => sent.filter(({ call }) => !call.startsWith('GET ')),
  };
}
