import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { readFederatedBuild } from './federated-build.ts';

const entry = { slot: 'navigation-entry', label: 'Weather', path: '/weather' };
const description: Parameters<typeof readFederatedBuild>[0] = {
  name: 'weather',
  title: 'Weather',
  routes: [{ path: '/weather' }],
  slots: [entry],
};
const none = { sync: [], async: [] };

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'larkfare-federated-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), content);
}

function built({ exposed = './app', css = '.page{color:red}', slots = description.slots } = {}) {
  write('remoteEntry.js', 'var remote_weather;(self.webpackChunk_team=[]).push([1])');
  write('assets/page.css', css);
  write('assets/page.css.map', '{}');
  const brought = { js: { sync: ['own.js'], async: [] }, css: none };
  const manifest = {
    metaData: { name: 'remote_weather', remoteEntry: { name: 'remoteEntry.js', type: 'module' } },
    shared: [
      { name: 'react', requiredVersion: '^18.0.0', singleton: true, assets: brought },
      { name: 'charts', requiredVersion: '^2.0.0', assets: brought },
    ],
    exposes: [
      { path: exposed, assets: { js: none, css: { sync: [], async: ['assets/page.css'] } } },
    ],
  };
  write('mf-manifest.json', JSON.stringify(manifest));
  return readFederatedBuild({ ...description, slots }, dist);
}

test('the manifest of Module Federation becomes ours', () => {
  const { manifest, files } = built();

  expect(manifest).toMatchObject({
    ...description,
    container: 'remote_weather',
    chunkGlobal: `webpackChunkremote_weather_${manifest.build}`,
    // A library that the shell does not have comes with the build.
    needs: { react: '^18.0.0' },
    entry: 'remoteEntry.js',
    type: 'module',
    routes: [{ path: '/weather', scripts: [], styles: ['assets/page.css'] }],
    slots: [{ ...entry, scripts: [], styles: [] }],
  });
  expect([...files].map(([file, content]) => [file, content.toString()])).toEqual([
    ['assets/page.css', ':where([data-boundary="weather"]) .page{color:red}'],
    [
      'remoteEntry.js',
      `var remote_weather;(self.webpackChunkremote_weather_${manifest.build}=[]).push([1])`,
    ],
  ]);
});

test('source maps fit the scripts as they are published, and hold the sources', () => {
  const script = 'const one=1;(self.webpackChunk_team=[]).push(fail)';
  write('page.js', script);
  const segments = [0, script.indexOf('fail')].map((column) => [column, 0, column, 0]);
  const mappings = encode([segments as [number, number, number, number][]]);
  const names = { names: [], sources: ['webpack://team/./src/page.jsx'] };
  write(
    'page.js.map',
    JSON.stringify({ version: 3, mappings, sourcesContent: ['fail()'], ...names }),
  );

  const { files, maps } = built();

  const map = JSON.parse(String(maps.get('page.js.map')));
  const fail = String(files.get('page.js')).indexOf('fail');
  expect(decode(map.mappings)).toEqual([
    [
      [0, 0, 0, 0],
      [fail, 0, script.indexOf('fail'), 0],
    ],
  ]);
  expect(map.sourcesContent).toEqual(['fail()']);
});

test('another build has another chunk list, and the same has the same', () => {
  const { build } = built().manifest;

  expect(built().manifest.build).toBe(build);
  expect(built({ css: '.page{color:blue}' }).manifest.build).not.toBe(build);
});

test('a build that cannot be published is refused with every reason', () => {
  const slots = [{ slot: 'home-section', component: 'src/section.jsx' }];
  expect(() => built({ exposed: './pages', css: 'body{margin:0}', slots })).toThrow(
    expect.objectContaining({
      reasons: [
        'It exposes no ./app: add it to `exposes` of the federation plugin.',
        'Only the kit’s build can fill home-section with a component.',
        expect.stringContaining('assets/page.css: “body” styles the page'),
      ],
    }),
  );
});
