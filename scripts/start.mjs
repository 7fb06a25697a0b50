// npm start: from a fresh clone to a served site.
import { foreground, pinnedNode, prepare } from './prepare.mjs';
import { refuseUsedPort } from './used-port.mjs';

await refuseUsedPort();
await prepare();
process.exit(
  await foreground(pinnedNode, [
    '--enable-source-maps',
    '--import',
    './scripts/swc-hook.mjs',
    'standalone/src/main.ts',
  ]),
);
