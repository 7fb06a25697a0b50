import type { Command } from './command.ts';
import type { OptionName } from './options.ts';

const meanings: Record<OptionName, string> = {
  site: 'URL of the site; or set LARKFARE_SITE',
  token: 'deploy token of this remote; prefer LARKFARE_TOKEN, which process lists do not show',
  channel: 'release channel, production by default',
  dir: 'folder of the build, dist by default; any build with an mf-manifest.json will do',
  version: 'a semantic version such as 1.4.0',
  share: 'percentage of visitors who get the version, 1 to 100; each visitor stays in their group',
  reason: 'why, for the history',
  title: 'name shown to visitors if the remote fails to load',
  registry: 'take the kit from your npm registry instead of a folder',
  port: 'local port, 4400 by default',
  add: 'https://… of a webhook, or mailto:ann@example.com',
  remove: 'the id of an address',
  test: 'send a test to every address',
  follow: 'wait for more and print them as they come',
  activate: 'make the version live once it is published',
  offline: 'without a site: the shell of the kit, and data made up from the schema',
  sandbox: 'in a sandboxed frame, as a version runs until it is reviewed',
  framed: 'deprecated since 1.5, until 2.0: use --sandbox',
  undo: 'offer a yanked version again',
  from: 'preview, which is the default, or the address of another site (its token in LARKFARE_FROM_TOKEN)',
  json: 'print the result as one JSON object',
  help: 'show this help',
};

const column = 44;
/** A long usage has a separate line. */
const row = (usage: string, summary: string) =>
  `  ${usage.length < column ? usage.padEnd(column) : `${usage}\n${' '.repeat(column + 2)}`}${summary}`;

export const helpForAll = (commands: Record<string, Command>) =>
  [
    'larkfare-remote <command> [options]',
    '',
    ...Object.entries(commands).map(([name, { usage, summary }]) =>
      row(`${name} ${usage}`, summary),
    ),
    '',
    'Every command accepts --json and --help. Exit codes: 0 success, 1 refused (with reasons),',
    '2 usage error, 3 site unreachable.',
    '',
  ].join('\n');

export const helpFor = (name: string, { usage, summary, options }: Command) =>
  [
    `larkfare-remote ${name} ${usage}`,
    '',
    summary,
    '',
    ...[...options, 'json' as const, 'help' as const].map(
      (option) => `  --${option.padEnd(12)}${meanings[option]}`,
    ),
    '',
  ].join('\n');
