import type { ErrorGroup, Reports } from '../registry-api/index.ts';
import { minute, several } from '../command/output.ts';
import { failuresInWords, problemsOf } from '../site/versions.ts';
import { remoteCommand } from './remote-command.ts';

export const errors = remoteCommand({
  usage: '[--version 1.4.0]',
  summary:
    'Show what failed on visitors’ pages: each version in the last day, each error in 30 days',
  options: ['version'],
  async run({ name, site, call, options, output }) {
    const { version: only } = options;
    const query = only ? `?version=${encodeURIComponent(only)}` : '';

    const [reports, { errors: groups }] = await call(() =>
      Promise.all([
        site.get<Reports>(`/remotes/${name}/reports`),
        site.get<{ errors: ErrorGroup[] }>(`/remotes/${name}/errors${query}`),
      ]),
    );
    const { minutes } = reports;
    const versions = reports.versions.filter(({ version }) => !only || version === only);
    if (versions.length === 0)
      output.line(`No page reported anything of ${name} in the last ${minutes / 60} hours.`);
    for (const reported of versions) {
      output.line(`${name} ${reported.version}: ${failuresInWords(reported)}.`);
      for (const problem of problemsOf(reported)) output.line(`  ✗ ${problem}`);
    }
    for (const group of groups) for (const line of linesOf(group)) output.line(line);
    output.result({ ok: true, remote: name, minutes, versions, errors: groups });
  },
});

const linesOf = ({ version, name, message, sample, ...group }: ErrorGroup) => [
  '',
  `${version}  ${[name, message].filter(Boolean).join(': ')}`,
  ...sample.frames.map((frame) => `    at ${frame}`),
  `  ${several(group.count, 'time')}, ${several(group.visitors, 'visitor')}, ${minute(group.firstSeenAt)} to ${minute(group.lastSeenAt)}, ${sample.browser}`,
  ...(sample.routes.length > 0 ? [`  pages: ${sample.routes.join(' → ')}`] : []),
  ...(sample.operations.length > 0 ? [`  operations: ${sample.operations.join(' → ')}`] : []),
];
