import sharp from 'sharp';
import { drawSharePicture } from './draw-share-picture.ts';
import { startTestShell, deals, type TestShell } from '../testing/test-shell.ts';
import { sharePictureRoutes } from './share-picture-routes.ts';

let shell: TestShell;
beforeEach(async () => {
  shell = await startTestShell();
  await shell.app.register(sharePictureRoutes, shell.pageOptions());
  const photo = sharp({ create: { width: 1280, height: 720, channels: 3, background: 'red' } });
  const bytes = await photo.webp().toBuffer();
  shell.app.get('/media/red.webp', (_request, reply) => reply.type('image/webp').send(bytes));
  shell.disk.build();
});
afterEach(() => shell.close());

const render = (share?: { path: string; title: string; price?: string }, image?: string) => {
  const screen = deals('<h1>Deals</h1>');
  shell.rendered = {
    ...screen,
    page: {
      title: 'Deals',
      description: 'Offers.',
      ...(share && { share }),
      ...(image && { image }),
    },
  };
};
const words = { path: '/deals', title: 'Łódź & "<b>Orlando</b>"', price: 'from £426.00, Jan' };

test('a page’s words are drawn on a picture of the size that its head promises, and of 100 kB at most', async () => {
  render(words);
  const { body } = await shell.get('/deals');
  const address = /<meta property="og:image" content="([^"]+)">/.exec(body)?.[1] ?? '';
  expect(address).toBe('https://www.larkfare.example/share-picture/deals');
  expect(body).toContain('<meta property="og:image:width" content="1200">');
  expect(body).toContain(
    'og:image:alt" content="Łódź &amp; &quot;&lt;b&gt;Orlando&lt;/b&gt;&quot;, from £426.00, Jan, ',
  );

  const response = await shell.get(new URL(address).pathname);

  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(response.rawPayload.length).toBeLessThan(100_000);
});

test('a long title, with its price, becomes smaller before it touches the mark', async () => {
  const headOf = async (title: string) => {
    const picture = await drawSharePicture({ title, price: '£1', siteName: 'Larkfare' });
    return sharp(picture).extract({ left: 0, top: 0, width: 1200, height: 288 }).raw().toBuffer();
  };
  const plain = await headOf('Dubai');

  const long = await headOf('Flights from Llanfairpwllgwyngyll to Ho Chi Minh City '.repeat(3));

  const differences = long.map((level, index) => Math.abs(level - (plain[index] ?? 0)));
  // JPEG blurs neighbouring blocks a little.
  expect(differences.reduce((most, each) => Math.max(most, each))).toBeLessThan(40);
});

test('the words are drawn on the page’s own picture', async () => {
  render(words);
  const plain = (await shell.get('/share-picture/deals')).rawPayload;
  render(words, '/media/red.webp');

  const { rawPayload } = await shell.get('/share-picture/deals?page=2');

  expect(await redness(rawPayload)).toBeGreaterThan((await redness(plain)) + 50);
});

const redness = async (picture: Buffer) => (await sharp(picture).stats()).channels[0]?.mean ?? 0;

test('a page without words, and one that does not exist, have the site’s picture', async () => {
  render();
  const site = await shell.get('/share-picture.png');
  expect(site.headers['content-type']).toBe('image/png');
  expect(await sharp(site.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });

  for (const path of ['/share-picture/deals', '/share-picture/nowhere', '/share-picture/'])
    expect((await shell.get(path)).rawPayload).toEqual(site.rawPayload);
});

test('pictures are drawn once for each page, and not for more than ten waiting requests', async () => {
  render(words);

  const all = await Promise.all(
    Array.from({ length: 24 }, (_, index) => shell.get(`/share-picture/deals?page=${index % 12}`)),
  );

  const types = Object.groupBy(all, ({ headers }) => String(headers['content-type']));
  expect(types['image/jpeg']).toHaveLength(20);
  expect(types['image/png']).toHaveLength(4);
  expect(shell.renderRequests.filter(({ url }) => url.includes('page='))).toHaveLength(10);
});
