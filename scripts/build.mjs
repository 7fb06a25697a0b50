// npm run build: generates and builds every workspace that changed.
import { buildNow } from './prepare.mjs';

await buildNow();
