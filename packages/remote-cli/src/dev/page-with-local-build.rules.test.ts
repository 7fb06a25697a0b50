import {
  pageWithLocalBuild,
  withLocalBuild,
  type LocalManifest,
} from './page-with-local-build.rules.ts';

const manifest: LocalManifest = {
  name: 'guide',
  title: 'Guide',
  build: 'bbbbbbbb',
  routes: [{ path: '/guide' }],
  files: { 'remote.js': { sha384: 'aaa' }, 'app.css': { sha384: 'bbb' } },
};
const build = { id: 'bbbbbbbb', base: '/_r/guide/bbbbbbbb/', hasOwnLayout: true };
const publicSite = { name: 'public', title: 'The public site', paths: ['/home'] };
const liveGuide = {
  name: 'guide',
  title: 'Guide',
  paths: ['/guide/old'],
  build: { id: 'aaaaaaaa' },
};
const inThePage = {
  name: 'guide',
  title: 'Guide',
  paths: ['/guide'],
  build: { ...build, integrity: {} },
};

test('the local build replaces the live one, or is added to the others', () => {
  const inPage = {
    manifest,
    build: { ...build, integrity: { 'remote.js': 'sha384-aaa' } },
    isSandboxed: false,
  };
  expect(withLocalBuild([publicSite, liveGuide], inPage)).toEqual([publicSite, inThePage]);
  expect(withLocalBuild([publicSite], { ...inPage, isSandboxed: true })).toEqual([
    publicSite,
    { ...inThePage, version: '0.0.0', trust: 'unreviewed' },
  ]);
});

test('only a remote that comes with the site brings the header and footer of every page', () => {
  const local = { manifest: { ...manifest, layout: {} }, build, isSandboxed: false };
  const own = { ...local, manifest: { ...local.manifest, name: 'public' } };
  expect(withLocalBuild([publicSite], local)).toEqual([publicSite, inThePage]);
  expect(withLocalBuild([publicSite], own)).toMatchObject([{ name: 'public', hasLayout: true }]);
});

test('a page is the site’s own, with the kit’s shell, the local build in its snapshot and its first screen left to the browser', () => {
  const page = (data: object) =>
    [
      '<head><link rel="preload" as="script" href="/_r/guide/aaaaaaaa/remote.js" integrity="sha384-x"><link rel="preload" as="script" href="/_s/shell.1a.js"><template><script src="/_s/shell.1a.js" integrity="sha384-y"></script></template></head>',
      '<body><div id="root"><div>Not <b>found</b></div></div>',
      `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`,
      '</body>',
    ].join('\n');
  const site = { name: 'Lark\\u003cfare $& $1' };

  const html = pageWithLocalBuild(
    page({ site, remotes: [liveGuide], isServerRendered: true }),
    { manifest, build, isSandboxed: false },
    'shell.dev.js',
  );

  const [, json = ''] = /id="page-data">(.*)<\/script>\n/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    site,
    remotes: [inThePage],
    isServerRendered: false,
  });
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('/_r/guide/aaaaaaaa/');
  expect(html).not.toContain('shell.1a.js');
  expect(html).toContain(
    '<script src="/_r/larkfare-dev/client.js" defer></script><script src="/_s/shell.dev.js" defer></script></template></head>',
  );
});
