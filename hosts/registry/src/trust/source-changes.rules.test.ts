import { sourceChanges } from './source-changes.rules.ts';

const files = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, hash]) => ({ name, bytes: 10, hash }));
const noPackages = { packages: [], omitted: 0 };

test.each([
  ['the same text', 'x', { files: [], same: 1 }],
  [
    'another text',
    'y',
    {
      files: [
        {
          path: 'src/app.tsx',
          name: './src/app.tsx',
          bytes: 10,
          change: 'changed',
          before: { name: './src/app.tsx', bytes: 10 },
        },
      ],
      same: 0,
    },
  ],
])('a source with %s as before', (_, before, changes) => {
  const now = files({ './src/app.tsx': 'x' });

  expect(sourceChanges(now, files({ './src/app.tsx': before }))).toEqual({
    ...changes,
    ...noPackages,
  });
});

test('new and removed sources are listed by path', () => {
  const now = files({ './src/b.ts': 'b', './src/a.ts': 'a' });

  expect(sourceChanges(now, files({ './src/c.ts': 'c' }))).toEqual({
    files: [
      { path: 'src/a.ts', name: './src/a.ts', bytes: 10, change: 'added' },
      { path: 'src/b.ts', name: './src/b.ts', bytes: 10, change: 'added' },
      { path: 'src/c.ts', name: './src/c.ts', bytes: 10, change: 'removed' },
    ],
    same: 0,
    ...noPackages,
  });
});

test.each([
  [
    'another build’s name',
    'webpack://guide_aaaa/./src/a.ts?1ea1',
    'webpack://guide_bbbb/./src/a.ts?9f',
  ],
  ['another folder', '../../src/a.ts', './src/a.ts'],
  ['parts that lead out of it', '../../../../etc/passwd', 'etc/passwd'],
])('a source is found again under %s', (_, now, before) => {
  expect(sourceChanges(files({ [now]: 'x' }), files({ [before]: 'x' }))).toEqual({
    files: [],
    same: 1,
    ...noPackages,
  });
});

test.each([
  './src/page.module.css',
  'webpack://guide/./src/page.module.css?1ea1',
  './node_modules/@larkfare/ui-kit/src/button.module.css',
  './src/page.scss',
])('webpack’s output of the style %s is no source', (name) => {
  expect(sourceChanges(files({ [name]: 'x' }), [])).toEqual({ files: [], same: 0, ...noPackages });
});

test('two sources with the same path hide nothing', () => {
  const now = files({ './src/a.ts': 'harmless', 'webpack://x/./src/a.ts': 'evil' });

  expect(sourceChanges(now, files({ './src/a.ts': 'harmless' })).files).toMatchObject([
    { path: 'src/a.ts', name: 'webpack://x/./src/a.ts', change: 'added' },
  ]);
});

test('the sources of packages are counted by package', () => {
  const now = files({
    './node_modules/@larkfare/ui-kit/src/price.tsx': 'x',
    '../../node_modules/.pnpm/d3@7.0.0/node_modules/d3/a.js': 'new',
    '../../node_modules/d3/b.js': 'b',
    'webpack/runtime/publicPath': 'p',
    'external commonjs2 "react"': 'r',
  });
  const before = files({
    './node_modules/@larkfare/ui-kit/src/price.tsx': 'x',
    '../../node_modules/.pnpm/d3@7.0.0/node_modules/d3/a.js': 'old',
    './node_modules/left-pad/index.js': 'l',
  });

  const none = { added: 0, changed: 0, removed: 0 };
  expect(sourceChanges(now, before)).toEqual({
    files: [],
    same: 0,
    packages: [
      { ...none, name: '@larkfare/ui-kit', files: 1, bytes: 10 },
      { ...none, name: 'd3', files: 2, bytes: 20, added: 1, changed: 1 },
      { ...none, name: 'left-pad', files: 0, bytes: 0, removed: 1 },
      { ...none, name: 'webpack', files: 2, bytes: 20, added: 2 },
    ],
    omitted: 0,
  });
});

test.each(['__proto__', 'constructor', 'node_modules/__proto__/index.js', 'node_modules/', ''])(
  'a source may be called %j',
  (name) => {
    const { files: own, packages } = sourceChanges([{ name, bytes: 1, hash: 'x' }], []);

    expect(own.length + packages.length).toBe(1);
  },
);

test('a thousand of many changes are listed, and the others counted', () => {
  const many = Array.from({ length: 1500 }, (_, i) => [
    [`src/${i}.ts`, 'x'],
    [`node_modules/p${i}/a.js`, 'x'],
  ]).flat();

  const changes = sourceChanges(files(Object.fromEntries(many)), []);

  expect([changes.files.length, changes.packages.length, changes.omitted]).toEqual([
    1000, 1000, 1000,
  ]);
});
