import { activate } from '../commands/activate.ts';
import { catalogue } from '../commands/catalogue.ts';
import { check } from '../commands/check.ts';
import { create } from '../commands/create.ts';
import { dev } from '../commands/dev.ts';
import { errors } from '../commands/errors.ts';
import { logs } from '../commands/logs.ts';
import { preview } from '../commands/preview.ts';
import { promote } from '../commands/promote.ts';
import { publish } from '../commands/publish.ts';
import { rollback } from '../commands/rollback.ts';
import { schema } from '../commands/schema.ts';
import { status } from '../commands/status.ts';
import { upgrade } from '../commands/upgrade.ts';
import { webhook } from '../commands/webhook.ts';
import { yank } from '../commands/yank.ts';
import { type Command } from './command.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { helpFor, helpForAll } from './help.ts';
import { readOptions, type Options } from './options.ts';
import { UsageError, RefusedError, UnreachableError } from './errors.ts';
import { createOutput, type Stream, toPrintableLines } from './output.ts';

export interface CliContext {
  folder?: string;
  environment?: NodeJS.ProcessEnv;
  out?: Stream;
  err?: Stream;
  /** Stops `dev`. */
  stopped?: AbortSignal;
}

const commands: Record<string, Command> = {
  create,
  dev,
  check,
  publish,
  preview,
  activate,
  promote,
  rollback,
  yank,
  status,
  errors,
  logs,
  webhook,
  schema,
  catalogue,
  upgrade,
};

/** Runs one command and reports its result. @returns the exit code; throws only for bugs */
export async function runCommand(
  argv: string[],
  {
    folder = process.cwd(),
    environment = process.env,
    out = process.stdout,
    err = process.stderr,
    stopped,
  }: CliContext = {},
): Promise<ExitCode> {
  const isJson = argv.includes('--json');
  const output = createOutput(out, err, isJson);
  try {
    const { command: name, options } = readOptions(argv, environment);
    if (!name || name === 'help') {
      out.write(helpForAll(commands));
      return name || options.help ? exitCodes.ok : exitCodes.usage;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command)
      throw new UsageError(
        `Unknown command '${name}'. Commands: ${Object.keys(commands).join(', ')}.`,
      );
    if (options.help) {
      out.write(helpFor(name, command));
      return exitCodes.ok;
    }
    rejectUnknownOptions(name, command, options);
    await command.run({ options, folder, output, stopped });
    return exitCodes.ok;
  } catch (problem) {
    return reportError(problem, { isJson, out, err });
  }
}

function rejectUnknownOptions(name: string, command: Command, { given, words }: Options) {
  const known = ['json', 'help', ...command.options];
  const unknown = given.filter((option) => !known.includes(option));
  if (unknown.length > 0)
    throw new UsageError(
      `'${name}' does not accept ${unknown.map((option) => `--${option}`).join(', ')}.`,
    );
  if (words.length !== (command.words ?? 0))
    throw new UsageError(`Usage: larkfare-remote ${name} ${command.usage}`);
}

type ReportOptions = { isJson: boolean; out: Stream; err: Stream };

/** Prints one sentence and every reason, or the same as JSON. */
function reportError(problem: unknown, { isJson, out, err }: ReportOptions): ExitCode {
  const known = codeOf(problem);
  if (!known || !(problem instanceof Error)) throw problem;
  const { reasons = [], code } = problem instanceof RefusedError ? problem : {};
  if (isJson)
    out.write(
      `${JSON.stringify({ ok: false, error: known.name, code: code ?? known.name, message: problem.message, reasons }, null, 2)}\n`,
    );
  else {
    const lines = [problem.message, ...reasons.map((reason) => `  ✗ ${reason}`)];
    err.write(`${toPrintableLines(lines.join('\n'))}\n`);
  }
  return known.code;
}

function codeOf(problem: unknown): { name: string; code: ExitCode } | undefined {
  if (problem instanceof RefusedError) return { name: 'refused', code: exitCodes.refused };
  if (problem instanceof UsageError) return { name: 'usage', code: exitCodes.usage };
  if (problem instanceof UnreachableError)
    return { name: 'unreachable', code: exitCodes.unreachable };
  return undefined;
}
