import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSource } from './build-source.rules.ts';
import { idTokenSource } from './id-token.ts';
import { UsageError } from './errors.ts';

const flag = (meaning: string) => ({ type: 'boolean', default: false, meaning }) as const;

/** The options of all commands, with their meaning for the help. */
export const options = {
  site: { type: 'string', meaning: 'URL of the site; or set LARKFARE_SITE' },
  token: {
    type: 'string',
    meaning: 'deploy token of this remote; prefer LARKFARE_TOKEN, which process lists do not show',
  },
  channel: {
    type: 'string',
    default: 'production',
    meaning: 'release channel, production by default',
  },
  dir: {
    type: 'string',
    default: 'dist',
    meaning: 'folder of the build, dist by default; any build with an mf-manifest.json works',
  },
  version: { type: 'string', meaning: 'a semantic version such as 1.4.0' },
  share: {
    type: 'string',
    meaning:
      'percentage of visitors who get the version, 1 to 100; each visitor stays in their group',
  },
  reason: { type: 'string', meaning: 'why, for the history' },
  title: { type: 'string', meaning: 'name shown to visitors if the remote fails to load' },
  registry: flag('take the kit from your npm registry instead of a folder'),
  port: { type: 'string', default: '4400', meaning: 'local port, 4400 by default' },
  add: { type: 'string', meaning: 'https://… of a webhook, or mailto:ann@example.com' },
  remove: { type: 'string', meaning: 'the id of an address' },
  test: flag('send a test to every address'),
  follow: flag('wait for more and print them as they come'),
  activate: flag('make the version live once it is published'),
  offline: flag('without a site: the shell of the kit, and data made up from the schema'),
  sandbox: flag('in a sandboxed frame, as a version runs until it is reviewed'),
  /** @deprecated since 1.5, until 2.0: use sandbox */
  framed: flag('deprecated since 1.5, until 2.0: use --sandbox'),
  undo: flag('offer a yanked version again'),
  from: {
    type: 'string',
    default: 'preview',
    meaning:
      'preview, which is the default, or the address of another site (its token in LARKFARE_FROM_TOKEN)',
  },
  json: flag('print the result as one JSON object'),
  help: { ...flag('show this help'), short: 'h' },
} as const;

export type OptionName = keyof typeof options;
export type Options = ReturnType<typeof readOptions>['options'];

/** @throws UsageError for an unknown option or an invalid value */
export function readOptions(argv: string[], environment: NodeJS.ProcessEnv) {
  const { values, positionals, tokens } = parsed(argv);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError('--port must be a number from 0 to 65535.');
  const share = values.share === undefined ? undefined : Number(values.share);
  if (share !== undefined && (!Number.isInteger(share) || share < 1 || share > 100))
    throw new UsageError('--share must be a percentage from 1 to 100.');
  const [command, ...words] = positionals;
  return {
    command,
    options: {
      ...values,
      site: values.site ?? environment.LARKFARE_SITE,
      token: values.token ?? environment.LARKFARE_TOKEN,
      /** In CI, where no token is needed if the site trusts the project. */
      requestIdToken: idTokenSource(environment),
      share,
      /** The commit and CI run of the build. */
      source: buildSource(environment),
      /** PEM, which signs what is published. */
      signingKey: signingKey(environment),
      port,
      isOffline: values.offline,
      isSandboxed: values.sandbox || values.framed,
      /** A deploy token of the site that `from` names. */
      fromToken: environment.LARKFARE_FROM_TOKEN,
      /** Positional arguments after the command. */
      words,
      /** Names of the options present on the command line. */
      names: tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
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
    return parseArgs({ args: argv, options, allowPositionals: true, tokens: true });
  } catch (problem) {
    throw new UsageError(problem instanceof Error ? problem.message : String(problem), {
      cause: problem,
    });
  }
}
