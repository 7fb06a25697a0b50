import { uploadOf } from './upload.ts';

const built = (sources: string[]) => ({
  build: '0123456789ab',
  manifest: '{}',
  operations: '[]',
  files: new Map(),
  maps: new Map(
    sources.map((source, place) => [
      `${place}.js.map`,
      Buffer.from(JSON.stringify({ version: 3, sourcesContent: [source], mappings: '' })),
    ]),
  ),
});
const sentMaps = async (sources: string[]) => {
  const maps = uploadOf(built(sources), { version: '1.0.0' }).getAll('map');
  return Promise.all(maps.map(async (map) => JSON.parse(await new Response(map).text())));
};

test('source maps are sent with the sources', async () => {
  expect(await sentMaps(['fail()'])).toMatchObject([{ sourcesContent: ['fail()'] }]);
});

test.each([
  ['a map that is', ['x'.repeat(4_000_000), 'fail()']],
  ['maps that together are', Array<string>(5).fill('x'.repeat(2_000_000))],
])('%s too large for the registry: all are sent without the sources', async (_, sources) => {
  expect(await sentMaps(sources)).toEqual(sources.map(() => ({ version: 3, mappings: '' })));
});
