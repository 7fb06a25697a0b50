export { createLog, logSettings } from './log.ts';
