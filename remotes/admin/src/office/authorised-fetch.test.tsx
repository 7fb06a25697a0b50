import { adminToken } from './admin-token.ts';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { authorisedFetch } from './authorised-fetch.ts';

/** The network, which returns this status and records the received headers. */
function network(status: number) {
  const headers: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    headers.push(new Headers(init?.headers).get('authorization'));
    return Promise.resolve(new Response('', { status }));
  });
  return headers;
}

beforeEach(() => adminToken.keep('a-token'));

test('the token goes along', async () => {
  const headers = network(200);

  const response = await authorisedFetch('/api/upload', { method: 'POST' });

  expect(headers).toEqual(['Bearer a-token']);
  expect(response.status).toBe(200);
  expect(adminToken.read()).toBe('a-token');
});

test('an answer 401 signs out', async () => {
  network(401);

  await authorisedFetch('/api/upload');

  expect(adminToken.read()).toBeNull();
});

test.each([413, 500])('an answer %d is the caller’s to read', async (status) => {
  network(status);

  expect((await authorisedFetch('/api/upload')).status).toBe(status);
  expect(adminToken.read()).toBe('a-token');
});

test('a refused request is sent again once the same administrator has signed in again', async () => {
  adminToken.activate('a-token');
  const headers: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    headers.push(new Headers(init?.headers).get('authorization'));
    return Promise.resolve(new Response('', { status: headers.length === 1 ? 401 : 200 }));
  });

  const pending = authorisedFetch('/api/upload', { method: 'POST', body: 'a picture' });
  await waitFor(() => expect(adminToken.read()).toBeNull());
  adminToken.keep('a-new-token');
  adminToken.activate('a-new-token');

  expect((await pending).status).toBe(200);
  expect(headers).toEqual(['Bearer a-token', 'Bearer a-new-token']);
  adminToken.deactivate();
});
