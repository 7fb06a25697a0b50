import type { Decided } from '../registry-api/index.ts';
import type { Command } from '../command/command.ts';
import { UsageError } from '../command/errors.ts';
import { withoutVersion } from '../remote/own-remotes.rules.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { siteOf } from '../site/site.ts';

export const yank: Command = {
  usage: '--version 1.4.0 --reason "…" [--undo]',
  summary: 'Withdraw a published version: it is rolled back and cannot become live again',
  options: ['site', 'token', 'version', 'reason', 'undo'],
  async run({ options, folder, output }) {
    const { name } = readRemoteFolder(folder);
    const site = siteOf(options, name);
    const { version, reason, undo } = options;
    if (!version || !reason) throw new UsageError('A --version and a --reason are required.');

    const { replaced } = await output.during(`Calling ${site.address.host}`, () =>
      site.send<Decided>(
        'PUT',
        `/remotes/${name}/versions/${encodeURIComponent(version)}/availability`,
        { availability: undo ? 'offered' : 'yanked', reason },
      ),
    );
    output.line(
      undo
        ? `${name} ${version} can be activated again.`
        : `${name} ${version} is yanked: it cannot become live again. Open pages keep it until they are left.`,
    );
    for (const { channel, version: live } of replaced)
      output.line(
        live
          ? `${name} ${live} is live in ${channel} instead.`
          : `${withoutVersion(name, channel)}.`,
      );
    output.result({ ok: true, remote: name, version, yanked: !undo, replaced });
  },
};
