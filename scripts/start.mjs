// npm start: from a fresh clone to a served site.
import { nodeFlags } from './node-flags.mjs';
import { background, foreground, pinnedNode, prepare } from './prepare.mjs';
import { refuseUsedPort } from './used-port.mjs';

await refuseUsedPort();
// A test starts the site while others read the built files.
if (process.env.LARKFARE_BUILD !== 'off') await prepare();
const pictures = 'services/catalogue/src/demonstration/media/render-pictures.ts';
if (process.env.DEMO_DATA !== 'none') background(pinnedNode, [...nodeFlags, pictures, 'rest']);
process.exit(await foreground(pinnedNode, [...nodeFlags, 'standalone/src/main.ts']));
