import { startTestGateway } from '../../testing/test-gateway.ts';
import { unavailable } from '../../testing/site-fixture.ts';

const { server } = await startTestGateway({ until: 'the file ends' });

test('the map is an iframe of its address alone, with nothing that could break out of it', async () => {
  const response = await server.inject('/api/siteinfo/public/address');

  const { addressText, mapEmbedCode } = response.json();
  expect(addressText).toBe('1 Lark Lane');
  expect(mapEmbedCode).toMatch(
    /^<iframe src="https:\/\/maps\.example\/embed\?a=1&#38;b=&#34;2&#34;" [^<>]+><\/iframe>$/,
  );
});

test('without a map its code is empty', async () => {
  const { server: mapless } = await startTestGateway({
    resolvers: {
      content: {
        Query: { siteInformation: () => ({ addressText: '1 Lark Lane', mapEmbedUrl: null }) },
      },
    },
  });

  const response = await mapless.inject('/api/siteinfo/public/address');

  expect(response.json()).toEqual({ addressText: '1 Lark Lane', mapEmbedCode: '' });
});

test('without the texts their pages show a problem, and the search continues', async () => {
  const { server: failing } = await startTestGateway({
    resolvers: { content: { Query: { siteInformation: unavailable } } },
  });

  expect((await failing.inject('/api/siteinfo/public/contact')).statusCode).toBe(503);
  expect((await failing.inject('/api/flight/filter')).statusCode).toBe(200);
});
