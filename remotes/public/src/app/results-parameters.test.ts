import { readFileSync } from 'node:fs';
import { parseSearchParams } from '@larkfare/travellers';

test('remote.json names the parameters of a search, so that the server renders what the browser will', () => {
  const read = new Set<string>();
  class Watched extends URLSearchParams {
    override get(name: string) {
      read.add(name);
      return super.get(name);
    }
    override getAll(name: string) {
      read.add(name);
      return super.getAll(name);
    }
  }
  parseSearchParams(new Watched());

  const file = new URL('../../remote.json', import.meta.url);
  const { routes }: { routes: { page: string; parameters: string[] }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const results = routes.filter(({ page }) => page.endsWith('results-route.tsx'));
  expect(results).toHaveLength(1);
  for (const { parameters } of results) expect(parameters.toSorted()).toEqual([...read].toSorted());
});
