import type { Changed } from '../registry-api/index.ts';
import { withoutVersion } from '../remote/own-remotes.rules.ts';
import { remotePath } from '../site/channel.ts';
import { remoteCommand } from './remote-command.ts';

export const rollback = remoteCommand({
  usage: '[--version 1.3.0]',
  summary: 'Go back to the previous live version, or to the one given with --version',
  options: ['version', 'channel', 'reason'],
  async run({ name, site, options, output }) {
    const { channel, reason, version } = options;

    const live = await output.during(`Rolling ${name} back`, () =>
      site.send<Changed>('POST', `${remotePath(channel, name)}/rollback`, {
        ...(version && { version }),
        ...(reason && { reason }),
      }),
    );
    output.line(
      live.version
        ? `${name} ${live.version} is live in ${channel} again, revision ${live.revision}.`
        : `${withoutVersion(name, channel)}; revision ${live.revision}.`,
    );
    output.result({ ok: true, remote: name, channel, ...live });
  },
});
