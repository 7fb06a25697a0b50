import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'])(
  'each path and link in %s leads to a file',
  (document) => {
    const paths = readFileSync(root + document, 'utf8').matchAll(
      /`((?:services|packages|gateway|hosts|remotes|standalone|e2e|bench|deploy|docs|scripts)\/[^\s`<]*?)`|\]\((?!https?:)([^)#]+)/g,
    );
    const missing = [...paths]
      .map(({ 1: path = '', 2: link = '' }) => path || link)
      .filter((path) => !path.includes('dist/') && globSync(path, { cwd: root }).length === 0);

    expect(missing).toEqual([]);
  },
);
