import { type Command } from './command.ts';
import { type OptionName } from './options.ts';

const meanings: Record<OptionName, string> = {
  site: 'address of the site; or LARKFARE_SITE',
  token: 'deploy token of this remote; better in LARKFARE_TOKEN, where no process list shows it',
  channel: 'production unless another is named',
  version: 'a full version such as 1.4.0',
  share: 'of 100 visitors, how many get the version; each keeps what they got',
  reason: 'a sentence for the history',
  title: 'what visitors read when the remote cannot be shown',
  port: 'where the local address listens, 4400 unless said',
  activate: 'makes the version live as soon as it is published',
  json: 'the outcome as one JSON object',
  help: 'this text',
};

export const helpForAll = (commands: Record<string, Command>) =>
  [
    'larkfare-remote <command> [options]',
    '',
    ...Object.entries(commands).map(
      ([name, { usage, summary }]) => `  ${`${name} ${usage}`.padEnd(44)}${summary}`,
    ),
    '',
    'Every command takes --json and --help. Exit codes: 0 done, 1 refused with reasons, 2 called wrongly,',
    '3 site not reachable.',
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
