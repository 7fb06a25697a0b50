import { type Command } from '../command/command.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { siteOf } from '../site/site.ts';

interface Reports {
  minutes: number;
  versions: {
    version: string;
    loads: number;
    failures: number;
    failurePercent: number;
    late: number;
    counts: Record<string, number>;
  }[];
}

/** What a page that works reports. */
const good = new Set(['loaded', 'shown']);

export const errors: Command = {
  usage: '',
  summary: 'Show what visitors’ pages reported of each version in the last day',
  options: ['site', 'token'],
  async run({ options, folder, output }) {
    const site = siteOf(options);
    const { name } = readRemoteFolder(folder);

    const { minutes, versions } = await output.during(`Asking ${site.address.host}`, () =>
      site.get<Reports>(`/remotes/${name}/reports`),
    );
    if (versions.length === 0)
      output.line(`No page reported anything of ${name} in the last ${minutes / 60} hours.`);
    for (const { version, loads, failures, failurePercent, counts } of versions) {
      output.line(
        `${name} ${version}: ${failures} of ${loads} loads failed (${Math.round(failurePercent)} %).`,
      );
      for (const [outcome, count] of Object.entries(counts))
        if (!good.has(outcome)) output.line(`  ✗ ${outcome}: ${count}`);
    }
    output.result({ ok: true, remote: name, minutes, versions });
  },
};
