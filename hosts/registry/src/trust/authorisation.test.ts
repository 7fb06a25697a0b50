import { query } from '@larkfare/data-kit/database';
import { administrator, startTestServer } from '../testing/test-server.ts';
import { createDeployToken, type Scope } from './deploy-tokens.ts';

const testServer = await startTestServer();
afterAll(() => testServer.close());

interface Operation {
  security?: { administrator?: []; deployToken?: Scope[] }[];
}
const { paths } = (await testServer.send('GET', '/openapi.json')).json<{
  paths: Record<string, Record<string, Operation>>;
}>();
/** Every operation, about a version that does not exist, with its callers in the document. */
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security = [] }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: path
      .replace('{remote}', 'guide')
      .replace('{channel}', 'production')
      .replaceAll(/\{\w+\}/g, '01900000-0000-7000-8000-0000000000ff'),
    scopes: security.find(({ deployToken }) => deployToken)?.deployToken,
    isClosed: security.length > 0,
  })),
);
type Example = (typeof operations)[number];

const create = (remote: string, scopes: Scope[]) =>
  createDeployToken(testServer.db, {
    remote,
    scopes,
    title: remote,
    label: 'CI',
    days: 1,
    createdBy: 'ann@example.com',
  });
const newToken = async (remote: string, ...scopes: Scope[]) =>
  `Bearer ${(await create(remote, scopes)).token}`;
const endedToken = async (column: 'expires_at' | 'revoked_at') => {
  const { id, token } = await create('guide', ['publish', 'activate', 'notify']);
  await query(testServer.db, `UPDATE deploy_tokens SET ${column} = now() WHERE id = :id`, { id });
  return `Bearer ${token}`;
};
const tokens = {
  none: '',
  garbage: 'Bearer garbage',
  expired: await endedToken('expires_at'),
  revoked: await endedToken('revoked_at'),
  publish: await newToken('guide', 'publish'),
  activate: await newToken('guide', 'activate'),
  notify: await newToken('guide', 'notify'),
  'of another remote': await newToken('tours', 'publish', 'activate', 'notify'),
  administrator,
};
type Caller = keyof typeof tokens;

/** A token of the remote itself, or of any remote for operations of none. */
function mayCall({ scopes, isClosed, url }: Example, caller: Caller): boolean {
  if (!isClosed || caller === 'administrator') return true;
  if (!scopes || ['none', 'garbage', 'expired', 'revoked'].includes(caller)) return false;
  if (scopes.length === 0) return true;
  if (caller === 'of another remote') return !url.includes('guide');
  return scopes.includes(caller as Scope);
}

test('the document has operations for everybody, for each scope and for administrators', () => {
  expect(operations.length).toBeGreaterThan(35);
  const kinds = operations.map(({ scopes, isClosed }) => (isClosed ? String(scopes) : 'open'));
  expect([...new Set(kinds)].sort()).toEqual([
    ...['', 'activate', 'notify', 'open', 'publish', 'undefined'],
  ]);
});

test.each(Object.keys(tokens) as Caller[])('a caller with the token "%s"', async (caller) => {
  const wrong = [];
  for (const operation of operations) {
    const { method, url, name } = operation;
    const { statusCode } = await testServer.http.inject({
      method,
      url,
      headers: { authorization: tokens[caller] },
      ...(method !== 'GET' && { payload: {} }),
    });
    const isLetIn = statusCode !== 401 && statusCode !== 403;
    if (isLetIn !== mayCall(operation, caller)) wrong.push({ name, statusCode });
  }

  expect(wrong).toEqual([]);
});
