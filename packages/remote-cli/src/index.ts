export { runCommand, type Surroundings } from './command/run-command.ts';
