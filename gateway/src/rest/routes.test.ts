import { givenGateway } from '../testing/given-gateway.ts';
import { ids } from '../testing/small-site.ts';

const region = {
  _id: ids.europe,
  name: 'Europe',
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
};

async function get(url: string) {
  const { server, asked } = await givenGateway();
  const response = await server.inject(url);
  return { status: response.statusCode, body: response.json(), asked };
}

test('the regions are a plain list', async () => {
  const { status, body } = await get('/api/region');

  expect(status).toBe(200);
  expect(body).toEqual([region]);
});
