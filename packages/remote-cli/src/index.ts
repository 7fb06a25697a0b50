export { runCommand, type CliContext } from './command/run-command.ts';
export { readBuiltRemote, readRemoteFolder } from './remote/remote-folder.ts';
