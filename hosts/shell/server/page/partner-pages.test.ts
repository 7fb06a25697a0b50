import { deals, pageData, startTestShell, type TestShell } from '../testing/test-shell.ts';

let shell: TestShell;
beforeEach(async () => {
  shell = await startTestShell();
});
afterEach(() => shell.close());

const ofPartner = { version: '1.0.0', operations: ['query Deals { deals }'] };

test('a reviewed partner’s page is rendered once for all, with the operations of its version', async () => {
  shell.disk.build();
  shell.changes = ofPartner;
  shell.revision = '1';
  shell.rendered = deals('Deals');
  await shell.app.ready();
  shell.partners.length = 0;

  const [first, second] = [await shell.get('/deals'), await shell.get('/deals')];

  expect(shell.partners).toEqual([{ remote: 'partner', ...ofPartner }]);
  expect(first.body).toContain('<div id="root">Deals</div>');
  expect(second.body).toBe(first.body);
  // It is one visitor's: the page fetches it.
  expect(first.body).not.toContain('a nonce');
  expect(first.headers['cache-control']).toBe('private, no-cache');
});

test('a partner’s page whose rendering fails is rendered in the browser', async () => {
  shell.disk.build();
  shell.changes = ofPartner;

  const { statusCode, body } = await shell.get('/deals');

  expect(statusCode).toBe(200);
  expect(body).toContain('<title>The partner | ');
  expect(pageData(body).isServerRendered).toBe(false);
});

test.each([
  ['of a version that is not reviewed', { sandbox: { operations: [] } }, ''],
  ['in an administrator’s browser', {}, 'backOffice=1'],
])(
  'nothing of a partner’s page %s is rendered, not even its title, and search engines leave it out',
  async (_, change, cookie) => {
    shell.disk.build('aaaaaaaaaaaa', {}, [
      { path: '/deals', title: 'Deals of today', description: 'What there is <today>.' },
      { path: '/flight/:id' },
    ]);
    shell.changes = { ...ofPartner, ...change };
    await shell.app.ready();
    shell.renderRequests.length = 0;
    const open = async (url: string) => (await shell.app.inject({ url, headers: { cookie } })).body;

    const [described, other] = [await open('/deals'), await open('/flight/7')];

    expect(shell.renderRequests).toEqual([]);
    for (const body of [described, other]) {
      expect(body).toContain('<title>The partner | ');
      expect(body).not.toContain('What there is');
      expect(body).toContain('<meta name="robots" content="noindex">');
    }
  },
);
