import type { Command } from './command.ts';
import { options as allOptions } from './options.ts';

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
      (option) => `  --${option.padEnd(12)}${allOptions[option].meaning}`,
    ),
    '',
  ].join('\n');
