// npm start: from a fresh clone to a served site.
import { background, foreground, pinnedNode, prepare } from './prepare.mjs';
import { refuseUsedPort } from './used-port.mjs';

await refuseUsedPort();
await prepare();
const typescript = ['--import', './scripts/swc-hook.mjs'];
const pictures = 'services/catalogue/src/demonstration/media/render-pictures.ts';
if (process.env.DEMO_DATA !== 'none') background(pinnedNode, [...typescript, pictures, 'rest']);
process.exit(await foreground(pinnedNode, [...typescript, 'standalone/src/main.ts']));
