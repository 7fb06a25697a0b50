import { type Command } from '../command/command.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { remotePath, type Changed } from '../site/channel.ts';
import { siteOf } from '../site/site.ts';

export const rollback: Command = {
  usage: '[--version 1.3.0]',
  summary: 'Goes back to the version that was live before, or to the one that is named',
  options: ['site', 'token', 'version', 'channel', 'reason'],
  async run({ options, folder, teller }) {
    const site = siteOf(options);
    const { name } = readRemoteFolder(folder);
    const { channel, reason, version } = options;

    const live = await teller.during(`Rolling ${name} back`, () =>
      site.send<Changed>('POST', `${remotePath(channel, name)}/rollback`, {
        ...(version && { version }),
        ...(reason && { reason }),
      }),
    );
    teller.say(
      live.version
        ? `${name} ${live.version} is live in ${channel} again, revision ${live.revision}.`
        : `${name} is not in ${channel} any more, as before its first version; revision ${live.revision}.`,
    );
    teller.result({ ok: true, remote: name, channel, ...live });
  },
};
