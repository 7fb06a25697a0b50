import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { adminToken } from '@larkfare/remote-contract';
import { adminTokenLink } from './admin-token-link.ts';

const query = gql`
  query Facts {
    facts
  }
`;

/** Asks from a path; the server answers with the facts, or with errors of these codes. */
async function ask(path: string, codes: string[] = [], meanwhile: () => void = () => undefined) {
  history.replaceState(null, '', path);
  const sent: unknown[] = [];
  const server = new ApolloLink((operation) => {
    sent.push(operation.getContext().headers?.authorization);
    meanwhile();
    const errors = codes.map((code) => ({ message: code, extensions: { code } }));
    return new Observable((observer) => {
      observer.next(errors.length > 0 ? { data: null, errors } : { data: { facts: 'all' } });
      observer.complete();
    });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: adminTokenLink().concat(server),
  });
  await client.query({ query, fetchPolicy: 'network-only', errorPolicy: 'all' });
  return sent;
}

beforeEach(() => adminToken.keep('a-token'));

test.each(['/admin', '/admin/bookings'])('on %s the token goes along', async (path) => {
  expect(await ask(path)).toEqual(['Bearer a-token']);
  expect(adminToken.read()).toBe('a-token');
});

test.each(['/home', '/administration'])('on %s, a visitor’s page, it does not', async (path) => {
  expect(await ask(path)).toEqual([undefined]);
});

test('nobody signed in sends nothing', async () => {
  adminToken.forget();

  expect(await ask('/admin')).toEqual([undefined]);
});

test('an answer that does not know the token signs out, and every listener hears of it', async () => {
  const heard: (string | null)[] = [];
  const stop = adminToken.subscribe(() => heard.push(adminToken.read()));

  await ask('/admin/bookings', ['UNAUTHENTICATED']);
  stop();

  expect(adminToken.read()).toBeNull();
  expect(heard).toEqual([null]);
});

test('any other error leaves the session alone', async () => {
  await ask('/admin/bookings', ['INTERNAL_SERVER_ERROR']);

  expect(adminToken.read()).toBe('a-token');
});

test('a late answer to an older token does not end the session that began since', async () => {
  await ask('/admin/bookings', ['UNAUTHENTICATED'], () => adminToken.keep('a-newer-token'));

  expect(adminToken.read()).toBe('a-newer-token');
});
