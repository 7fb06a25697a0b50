export { runCommand, type CliContext } from './command/run-command.ts';
