export { runCommand, type CliContext } from './commands/run-command.ts';
