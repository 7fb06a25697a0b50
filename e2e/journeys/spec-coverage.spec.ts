import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8').replaceAll(/\s+/g, ' ');

/** How the table shortens folders. */
const folders: Record<string, string> = {
  journeys: 'e2e/journeys',
  public: 'remotes/public/src',
  'ui-kit': 'packages/ui-kit/src',
  'map-embed': 'packages/map-embed/src',
  travellers: 'packages/travellers/src',
  shell: 'hosts/shell',
  bookings: 'services/bookings/src',
  catalogue: 'services/catalogue/src',
  content: 'services/content/src',
  admin: 'remotes/admin/src',
  gateway: 'gateway/src',
  registry: 'hosts/registry/src',
  standalone: 'standalone/src',
};

test('every test that docs/spec-coverage.md names exists, and each line has one or says why not', () => {
  const lines = readFileSync(`${root}docs/spec-coverage.md`, 'utf8').split('\n');
  const rows = lines
    .filter(
      (line) =>
        line.startsWith('|') && !/^\| (The specification says|The site also promises|-)/.test(line),
    )
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(100);

  for (const [, says = '', proof = ''] of rows) {
    const parts = proof.split('<br>').filter(Boolean);
    expect(parts.length, says).toBeGreaterThan(0);
    for (const part of parts) {
      const [, folder = '', file = '', name = ''] = /^`([\w-]+)\/(.+?)`: (.+)$/.exec(part) ?? [];
      if (folder === '') {
        expect(part, says).toMatch(/^[_*].+[_*]$/); // Why it is otherwise.
        continue;
      }
      const source = read(`${folders[folder]}/${file}`).replaceAll("\\'", "'");
      expect(source.includes(name.replaceAll('\\', '')), `${folder}/${file}: ${name}`).toBe(true);
    }
  }
});
