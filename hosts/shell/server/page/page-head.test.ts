import { startTestShell, type TestShell } from '../testing/test-shell.ts';

let shell: TestShell;
beforeEach(async () => {
  shell = await startTestShell();
});
afterEach(() => shell.close());

test('values from outside are escaped in the HTML', async () => {
  const { body } = await shell.get(
    '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E?x=</script><script>alert(1)</script>',
  );

  expect(body).not.toContain('<script>');
  expect(body).not.toContain('"><script');
});

test('the operator and the page’s structured data are there for search engines and cannot leave their block', async () => {
  shell.disk.build();
  shell.rendered = {
    html: [Buffer.from('<h1>Deals</h1>')],
    page: {
      title: 'Deals',
      description: 'Offers.',
      structuredData: [{ '@type': 'Airline', name: '</script><script>alert(1)</script>' }],
    },
    graphql: '[]',
    isComplete: true,
  };

  const { body } = await shell.get('/deals?page=2&utm_source=x');

  const blocks = [
    ...body.matchAll(/<script type="application\/ld\+json"(?: data-page)?>(.*?)<\/script>/g),
  ];
  const data: unknown[] = blocks.map(([, json]) => JSON.parse(json ?? ''));
  expect(data).toMatchObject([
    { '@type': 'TravelAgency', name: '</title><script>' },
    { '@type': 'Airline', name: '</script><script>alert(1)</script>' },
  ]);
  expect(body).toContain('<link rel="canonical" href="https://www.larkfare.example/deals">');
});

test('a page is shared with its own picture, else with the site’s', async () => {
  shell.disk.build();
  const page = { title: 'Deals', description: 'Offers.' };
  shell.rendered = {
    html: [Buffer.from('')],
    page: { ...page, image: '/media/a.webp' },
    graphql: '[]',
    isComplete: true,
  };
  const own = await shell.get('/deals');
  shell.rendered = { html: [Buffer.from('')], page, graphql: '[]', isComplete: true };
  const none = await shell.get('/deals');

  const picture = (html: string) => /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1];
  expect([picture(own.body), picture(none.body)]).toEqual([
    'https://www.larkfare.example/media/a.webp',
    'https://www.larkfare.example/share-picture.png',
  ]);
  expect(none.body).toContain('<meta name="twitter:card" content="summary_large_image">');
});
