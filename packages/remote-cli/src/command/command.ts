import type { OptionName, Options } from './options.ts';
import type { Output } from './output.ts';

/** The context of a command; `folder` is the working directory. */
export interface CommandContext {
  options: Options;
  folder: string;
  output: Output;
  /** Stops a long-running command; SIGINT and SIGTERM by default. */
  stopped?: AbortSignal | undefined;
}

export interface Command {
  /** The arguments, as the help shows them after the command's name. */
  usage: string;
  summary: string;
  /** The options it accepts besides --json and --help. */
  options: readonly OptionName[];
  /** The number of positional arguments. */
  words?: number;
  run(context: CommandContext): Promise<void>;
}
