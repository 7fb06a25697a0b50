import { jest } from '@jest/globals';
import { healthFixture, overviewFixture } from './remote-fixtures.ts';

interface Sent {
  /** `PUT /channels/production/lock` */
  call: string;
  body: unknown;
  ifMatch: string | null;
}
type FakeResponse =
  object | { text: string } | { status: number; body: object } | 'broken' | 'pending';

/** The network in front of the registry: each call returns the response of its name, and responses may change. */
export function fakeRegistry(answers: Record<string, FakeResponse> = {}) {
  const responses: Record<string, FakeResponse> = {
    'GET /remotes': overviewFixture(),
    'GET /health': healthFixture(),
    'GET /channels/production/remotes/guide/steps': { steps: [] },
    'GET /channels/preview/remotes/guide/steps': { steps: [] },
    ...answers,
  };
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    const call = `${init?.method ?? 'GET'} ${String(path).replace('/registry/v1', '')}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ call, body, ifMatch: new Headers(init?.headers).get('if-match') });
    const answer = responses[call] ?? 'broken';
    if (answer === 'pending') return new Promise(() => undefined);
    if (answer === 'broken') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(responseOf(answer));
  });
  return {
    answers: responses,
    /** The requested changes, in order. */
    changes: () => sent.filter(({ call }) => !call.startsWith('GET ')),
  };
}

function responseOf(answer: Exclude<FakeResponse, string>): Response {
  if ('text' in answer) return new Response(String(answer.text));
  return 'status' in answer
    ? Response.json(answer.body, { status: answer.status })
    : Response.json(answer);
}
