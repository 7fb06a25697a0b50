import { type OptionName, type Options } from './options.ts';
import { type Teller } from './teller.ts';

/** What a command works with; the folder is where it was called. */
export interface CommandContext {
  options: Options;
  folder: string;
  teller: Teller;
  /** Ends what goes on until it is stopped; the process's own signals without it. */
  stopped?: AbortSignal | undefined;
}

export interface Command {
  /** As it stands in the help: what comes after the command's name. */
  usage: string;
  summary: string;
  /** Options that mean something to it, beside --json and --help. */
  options: readonly OptionName[];
  /** How many words it takes. */
  words?: number;
  run(context: CommandContext): Promise<void>;
}
