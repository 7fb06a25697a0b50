// The shell brings the site's header, footer and <main>, so the layout that `create` wrote until 1.3.0 goes. A remote that
// mounts its pages in another way is left unchanged: it needs the earlier contract and is shown with its own layout.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const app = 'src/app.tsx';
const own = "import { PageLayout } from './layout/page-layout.tsx';\n";
const mounted = '{ routes: [{ Component: PageLayout, children: pages }] }';
const before = existsSync(app) ? readFileSync(app, 'utf8').replaceAll('\r\n', '\n') : '';

if (before.includes(own) && before.includes(mounted)) {
  writeFileSync(app, before.replace(own, '').replace(mounted, '{ routes: pages }'));
  const manifest = readFileSync('remote.json', 'utf8');
  writeFileSync(
    'remote.json',
    manifest.replace(/("@larkfare\/remote-contract":\s*)"\^1\.[0-3]\.\d+"/, '$1"^1.4.0"'),
  );
  const isUsed = globSync('src/**/*.{ts,tsx}', { exclude: (path) => path.includes('layout') }).some(
    (file) => /['"][./]+(src\/)?layout\//.test(readFileSync(file, 'utf8')),
  );
  if (!isUsed) rmSync('src/layout', { recursive: true, force: true });
}
