import type { Decided } from '../registry-api/index.ts';
import { UsageError } from '../command/errors.ts';
import { withoutVersion } from '../remote/own-remotes.rules.ts';
import { remoteCommand } from './remote-command.ts';

export const yank = remoteCommand({
  usage: '--version 1.4.0 --reason "…" [--undo]',
  summary: 'Withdraw a published version: it is rolled back and cannot become live again',
  options: ['version', 'reason', 'undo'],
  async run({ name, site, call, options, output }) {
    const { version, reason, undo } = options;
    if (!version || !reason) throw new UsageError('A --version and a --reason are required.');

    const { replaced } = await call(() =>
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
});
