import { activate } from './activate.ts';
import { catalogue } from './catalogue.ts';
import { check } from './check.ts';
import { create } from './create.ts';
import { dev } from './dev.ts';
import { errors } from './errors.ts';
import { logs } from './logs.ts';
import { preview } from './preview.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { schema } from './schema.ts';
import { status } from './status.ts';
import { upgrade } from './upgrade.ts';
import { webhook } from './webhook.ts';
import { yank } from './yank.ts';
import type { Command } from '../command/command.ts';
import { helpFor, helpForAll } from '../command/help.ts';
import { readOptions, type Options } from '../command/options.ts';
import { UsageError, RefusedError, UnreachableError } from '../command/errors.ts';
import { createOutput, type Stream, toPrintableLines } from '../command/output.ts';

export interface CliContext {
  folder?: string;
  environment?: NodeJS.ProcessEnv;
  out?: Stream;
  err?: Stream;
  /** Stops `dev`. */
  stopped?: AbortSignal;
}

/** Stable: scripts rely on these. */
const exitCodes = { ok: 0, refused: 1, usage: 2, unreachable: 3 } as const;
type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

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

function rejectUnknownOptions(name: string, command: Command, { names, words }: Options) {
  const accepted = ['json', 'help', ...command.options];
  const unknown = names.filter((option) => !accepted.includes(option));
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
  const exit = codeOf(problem);
  if (!exit || !(problem instanceof Error)) throw problem;
  const { reasons = [], code } = problem instanceof RefusedError ? problem : {};
  if (isJson)
    out.write(
      `${JSON.stringify({ ok: false, error: exit.name, code: code ?? exit.name, message: problem.message, reasons }, null, 2)}\n`,
    );
  else {
    const lines = [problem.message, ...reasons.map((reason) => `  ✗ ${reason}`)];
    err.write(`${toPrintableLines(lines.join('\n'))}\n`);
  }
  return exit.code;
}

function codeOf(problem: unknown): { name: string; code: ExitCode } | undefined {
  if (problem instanceof RefusedError) return { name: 'refused', code: exitCodes.refused };
  if (problem instanceof UsageError) return { name: 'usage', code: exitCodes.usage };
  if (problem instanceof UnreachableError)
    return { name: 'unreachable', code: exitCodes.unreachable };
  return undefined;
}
