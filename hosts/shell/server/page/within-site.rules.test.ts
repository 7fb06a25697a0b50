import { withinSite } from './within-site.rules.ts';

const rendered = (html: string, graphql = '[]', isComplete = true) => ({
  html: [Buffer.from(html)],
  graphql,
  isComplete,
});
const site = rendered('<header>Lark</header><main id="main"></main><footer>Ring us</footer>');
const page = { title: 'Guide', description: 'Of Oban', status: 404 as const };

test.each([
  [
    'its main element, in the place of the site’s',
    '<header>Plain</header><main id="main" tabindex="-1"><h1>Oban</h1></main>',
    '<main id="main" tabindex="-1"><h1>Oban</h1></main>',
  ],
  [
    'what reads like a pattern of a replacement, as it is',
    '<main id="main">£1 or $1, $& and $`</main>',
    '<main id="main">£1 or $1, $& and $`</main>',
  ],
  [
    'a main element within its own',
    '<main id="main"><main>Inner</main><p>After</p></main><footer>Its own</footer>',
    '<main id="main"><main>Inner</main><p>After</p></main>',
  ],
  ['nothing of a page without one', '<header>Plain</header>', ''],
])('between the header and footer of the site is %s', (_name, html, between) =>
  expect(`${Buffer.concat(withinSite(site, rendered(html)).html)}`).toBe(
    `<header>Lark</header>${between}<footer>Ring us</footer>`,
  ),
);

test.each([
  ['[]', '[]', '[]'],
  ['["a"]', '[]', '["a"]'],
  ['[]', '["b"]', '["b"]'],
  ['["a"]', '["b","c"]', '["a","b","c"]'],
])('answered queries %s of the site and %s of the page are %s', (ofSite, ofPage, all) =>
  expect(withinSite(rendered('', ofSite), rendered('', ofPage)).graphql).toBe(all),
);

test.each([
  [true, true, true],
  [false, true, false],
  [true, false, false],
])('the site complete %s, the page %s → %s', (ofSite, ofPage, isComplete) =>
  expect(withinSite(rendered('', '[]', ofSite), rendered('', '[]', ofPage)).isComplete).toBe(
    isComplete,
  ),
);

test('title and status are the page’s', () => {
  const ofSite = { ...site, page: { title: 'Larkfare', description: '' } };

  expect(withinSite(ofSite, { ...rendered(''), page }).page).toEqual(page);
});
