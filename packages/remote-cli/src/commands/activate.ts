import { type Command } from '../command/command.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { activateVersion, toWhom } from '../site/activate-version.ts';
import { notesOf, siteOf } from '../site/site.ts';
import { trustOf, whereItRuns } from '../site/trust.ts';

export const activate: Command = {
  usage: '[--version 1.4.0] [--share 10]',
  summary: 'Makes a published version live; that of package.json unless another is named',
  options: ['site', 'token', 'version', 'channel', 'share', 'reason'],
  async run({ options, folder, teller }) {
    const site = siteOf(options);
    const { name, paths, version: own } = readRemoteFolder(folder);
    const { channel, share, reason, version = own } = options;

    const live = await teller.during(`Activating ${name} ${version}`, () =>
      activateVersion(site, { channel, name, version, share, reason }),
    );
    const before = live.fromVersion ? ` in place of ${live.fromVersion}` : '';
    teller.say(
      `${name} ${version} is live in ${channel}${before}${toWhom(share)}, revision ${live.revision}:`,
    );
    for (const path of paths) teller.say(`  ${site.address.origin}${path}`);
    for (const note of (live.gates ?? []).flatMap(notesOf)) teller.say(note);
    const trust = await trustOf(site, name);
    if (trust === 'unreviewed') teller.say(whereItRuns(trust));
    teller.result({ ok: true, remote: name, channel, trust, ...live });
  },
};
