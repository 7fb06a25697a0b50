import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSource, type BuildSource } from './build-source.rules.ts';
import { idTokenSource, type RequestIdToken } from './id-token.ts';
import { UsageError } from './errors.ts';

const options = {
  site: { type: 'string' },
  token: { type: 'string' },
  channel: { type: 'string' },
  dir: { type: 'string' },
  version: { type: 'string' },
  share: { type: 'string' },
  reason: { type: 'string' },
  title: { type: 'string' },
  registry: { type: 'boolean' },
  port: { type: 'string' },
  add: { type: 'string' },
  remove: { type: 'string' },
  test: { type: 'boolean' },
  follow: { type: 'boolean' },
  activate: { type: 'boolean' },
  offline: { type: 'boolean' },
  sandbox: { type: 'boolean' },
  /** @deprecated since 1.5, until 2.0: use sandbox */
  framed: { type: 'boolean' },
  undo: { type: 'boolean' },
  from: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type OptionName = keyof typeof options;

export interface Options {
  site: string | undefined;
  token: string | undefined;
  /** In CI, where no token is needed if the site trusts the project. */
  requestIdToken: RequestIdToken | undefined;
  channel: string;
  /** The folder of the build. */
  dir: string;
  version: string | undefined;
  /** Percentage of visitors who get the version; everyone if undefined. */
  share: number | undefined;
  reason: string | undefined;
  /** The commit and CI run of the build. */
  source: BuildSource | undefined;
  /** PEM, which signs what is published. */
  signingKey: string | undefined;
  title: string | undefined;
  registry: boolean;
  port: number;
  /** An address for notifications, or the id of one. */
  add: string | undefined;
  remove: string | undefined;
  test: boolean;
  follow: boolean;
  activate: boolean;
  isOffline: boolean;
  isSandboxed: boolean;
  undo: boolean;
  /** A channel, or the address of another site. */
  from: string;
  /** A deploy token of that site. */
  fromToken: string | undefined;
  json: boolean;
  help: boolean;
  /** Positional arguments after the command. */
  words: string[];
  /** Names of the options present on the command line. */
  names: OptionName[];
}

/** @throws UsageError for an unknown option or an invalid value */
export function readOptions(
  argv: string[],
  environment: NodeJS.ProcessEnv,
): { command: string | undefined; options: Options } {
  const { values, positionals } = parsed(argv);
  const port = Number(values.port ?? 4400);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError('--port must be a number from 0 to 65535.');
  const share = values.share === undefined ? undefined : Number(values.share);
  if (share !== undefined && (!Number.isInteger(share) || share < 1 || share > 100))
    throw new UsageError('--share must be a percentage from 1 to 100.');
  const [command, ...words] = positionals;
  return {
    command,
    options: {
      site: values.site ?? environment.LARKFARE_SITE,
      token: values.token ?? environment.LARKFARE_TOKEN,
      requestIdToken: idTokenSource(environment),
      channel: values.channel ?? 'production',
      dir: values.dir ?? 'dist',
      version: values.version,
      share,
      reason: values.reason,
      source: buildSource(environment),
      signingKey: signingKey(environment),
      title: values.title,
      registry: values.registry ?? false,
      port,
      add: values.add,
      remove: values.remove,
      test: values.test ?? false,
      follow: values.follow ?? false,
      activate: values.activate ?? false,
      isOffline: values.offline ?? false,
      isSandboxed: values.sandbox ?? values.framed ?? false,
      undo: values.undo ?? false,
      from: values.from ?? 'preview',
      fromToken: environment.LARKFARE_FROM_TOKEN,
      json: values.json ?? false,
      help: values.help ?? false,
      words,
      names: Object.keys(values).filter((name): name is OptionName => name in options),
    },
  };
}

/** The private key of LARKFARE_SIGNING_KEY, or of the file that LARKFARE_SIGNING_KEY_FILE names; undefined without one. */
function signingKey({
  LARKFARE_SIGNING_KEY: pem,
  LARKFARE_SIGNING_KEY_FILE: file,
}: NodeJS.ProcessEnv): string | undefined {
  if (pem || !file) return pem;
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UsageError(`LARKFARE_SIGNING_KEY_FILE: ${file} cannot be read.`, { cause });
  }
}

function parsed(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (problem) {
    throw new UsageError(problem instanceof Error ? problem.message : String(problem), {
      cause: problem,
    });
  }
}
