import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { adminToken } from './admin-token.ts';
import { adminTokenLink } from './admin-token-link.ts';

const query = gql`
  query Facts {
    facts
  }
`;

/** The server returns the data, or errors with these codes. */
async function ask(codes: string[] = [], meanwhile: () => void = () => undefined) {
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

test('the token goes along (§5, §6, §8)', async () => {
  expect(await ask()).toEqual(['Bearer a-token']);
  expect(adminToken.read()).toBe('a-token');
});

test('without a session nothing is sent', async () => {
  adminToken.forget();

  expect(await ask()).toEqual([undefined]);
});

test('an answer that rejects the token signs out, and every listener is notified', async () => {
  const heard: (string | null)[] = [];
  const stop = adminToken.subscribe(() => heard.push(adminToken.read()));

  await ask(['UNAUTHENTICATED']);
  stop();

  expect(adminToken.read()).toBeNull();
  expect(heard).toEqual([null]);
});

test('any other error leaves the session alone', async () => {
  await ask(['INTERNAL_SERVER_ERROR']);

  expect(adminToken.read()).toBe('a-token');
});

test('a late answer to an older token does not end the session that began since', async () => {
  await ask(['UNAUTHENTICATED'], () => adminToken.keep('a-newer-token'));

  expect(adminToken.read()).toBe('a-newer-token');
});

test('a refused request is sent again with the new token, once the same administrator has signed in again', async () => {
  adminToken.activate('a-token');
  let answersRefused = true;
  const sent: unknown[] = [];
  const server = new ApolloLink((operation) => {
    sent.push(operation.getContext().headers?.authorization);
    const errors = [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }];
    return new Observable((observer) => {
      observer.next(answersRefused ? { data: null, errors } : { data: { facts: 'all' } });
      observer.complete();
    });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: adminTokenLink().concat(server),
  });

  const response = client.query({ query, fetchPolicy: 'network-only' });
  expect(adminToken.read()).toBeNull();
  answersRefused = false;
  adminToken.keep('a-new-token');
  adminToken.activate('a-new-token');

  expect((await response).data).toEqual({ facts: 'all' });
  expect(sent).toEqual(['Bearer a-token', 'Bearer a-new-token']);
});

test('a request that is refused after the new sign-in is sent again at once', async () => {
  adminToken.keep('a-new-token');
  adminToken.activate('a-new-token');

  expect(await adminToken.retryAfterRejection('a-token')).toBe(true);
  adminToken.deactivate();
  expect(await adminToken.retryAfterRejection('a-token')).toBe(false);
});
