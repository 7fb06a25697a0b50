export { compose } from '../compose/compose.ts';
