import { startTestGateway } from '../../testing/test-gateway.ts';

const { server, requests } = await startTestGateway({ until: 'the file ends' });

const post = (token: string, type: string | undefined, payload: string) =>
  server.inject({
    method: 'POST',
    url: `/api/price-alert/${token}/stop`,
    headers: type ? { 'content-type': type } : {},
    payload,
  });
const oneClick = 'List-Unsubscribe=One-Click';

test.each([
  ['application/x-www-form-urlencoded', oneClick],
  ['multipart/form-data; boundary=x', `--x\r\n\r\n${oneClick}\r\n--x--`],
  ['application/json', '{'],
  [undefined, ''],
])('a post of %s stops the alert of the address, without a session', async (type, payload) => {
  requests.length = 0;

  const response = await post('the-token', type, payload);

  expect(response.statusCode).toBe(200);
  expect(requests.map(({ variables }) => variables)).toEqual([{ token: 'the-token' }]);
});

test('a deleted alert is stopped again without an error', async () => {
  expect((await post('gone', 'application/x-www-form-urlencoded', oneClick)).statusCode).toBe(200);
});

test('an alert is not stopped by a link that a mail scanner follows, or a huge body', async () => {
  requests.length = 0;

  expect((await server.inject('/api/price-alert/the-token/stop')).statusCode).toBe(404);
  expect((await post('the-token', 'text/plain', 'x'.repeat(70_000))).statusCode).toBe(413);
  expect(requests).toEqual([]);
});
