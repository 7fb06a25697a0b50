import { activate } from '../commands/activate.ts';
import { check } from '../commands/check.ts';
import { create } from '../commands/create.ts';
import { dev } from '../commands/dev.ts';
import { publish } from '../commands/publish.ts';
import { rollback } from '../commands/rollback.ts';
import { status } from '../commands/status.ts';
import { type Command } from './command.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { helpFor, helpForAll } from './help.ts';
import { readOptions, type Options } from './options.ts';
import { Misuse, Refused, Unreachable } from './problems.ts';
import { teller, type Stream } from './teller.ts';

export interface Surroundings {
  folder?: string;
  environment?: NodeJS.ProcessEnv;
  out?: Stream;
  err?: Stream;
  /** Ends `dev`. */
  stopped?: AbortSignal;
}

const commands: Record<string, Command> = {
  create,
  dev,
  check,
  publish,
  activate,
  rollback,
  status,
};

/** Runs one command and says how it went. @returns the exit code; it throws for bugs only */
export async function runCommand(
  argv: string[],
  {
    folder = process.cwd(),
    environment = process.env,
    out = process.stdout,
    err = process.stderr,
    stopped,
  }: Surroundings = {},
): Promise<ExitCode> {
  const isJson = argv.includes('--json');
  const telling = teller(out, err, isJson);
  try {
    const { command: name, options } = readOptions(argv, environment);
    if (!name || name === 'help') {
      out.write(helpForAll(commands));
      return name || options.help ? exitCodes.ok : exitCodes.usage;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command)
      throw new Misuse(
        `There is no command '${name}'. Commands: ${Object.keys(commands).join(', ')}.`,
      );
    if (options.help) {
      out.write(helpFor(name, command));
      return exitCodes.ok;
    }
    refuseStrayOptions(name, command, options);
    await command.run({ options, folder, teller: telling, stopped });
    return exitCodes.ok;
  } catch (problem) {
    return told(problem, { isJson, out, err });
  }
}

function refuseStrayOptions(name: string, command: Command, { given, words }: Options) {
  const known = ['json', 'help', ...command.options];
  const stray = given.filter((option) => !known.includes(option));
  if (stray.length > 0)
    throw new Misuse(`'${name}' knows no ${stray.map((option) => `--${option}`).join(', ')}.`);
  if (words.length !== (command.words ?? 0))
    throw new Misuse(`Usage: larkfare-remote ${name} ${command.usage}`);
}

type Told = { isJson: boolean; out: Stream; err: Stream };

/** Whoever runs this reads one sentence and every reason; a program reads the same as JSON. */
function told(problem: unknown, { isJson, out, err }: Told): ExitCode {
  const known = codeOf(problem);
  if (!known || !(problem instanceof Error)) throw problem;
  const reasons = problem instanceof Refused ? problem.reasons : [];
  if (isJson)
    out.write(
      `${JSON.stringify({ ok: false, error: known.name, message: problem.message, reasons }, null, 2)}\n`,
    );
  else err.write(`${[problem.message, ...reasons.map((reason) => `  ✗ ${reason}`)].join('\n')}\n`);
  return known.code;
}

function codeOf(problem: unknown): { name: string; code: ExitCode } | undefined {
  if (problem instanceof Refused) return { name: 'refused', code: exitCodes.refused };
  if (problem instanceof Misuse) return { name: 'usage', code: exitCodes.usage };
  if (problem instanceof Unreachable) return { name: 'unreachable', code: exitCodes.unreachable };
  return undefined;
}
