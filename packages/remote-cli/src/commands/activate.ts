import { activateVersion, audience, placesOf } from '../site/channel.ts';
import { notesOf } from '../site/site.ts';
import { trustOf, runtimeNotice } from '../site/versions.ts';
import { remoteCommand } from './remote-command.ts';

export const activate = remoteCommand({
  usage: '[--version 1.4.0] [--share 10]',
  summary: 'Make a published version live, by default the version in package.json',
  options: ['version', 'channel', 'share', 'reason'],
  async run({ name, site, remote, options, output }) {
    const { channel, share, reason, version = remote.version } = options;

    const live = await output.during(`Activating ${name} ${version}`, () =>
      activateVersion(site, { channel, name, version, share, reason }),
    );
    const { fromVersion: from } = live;
    const replaced = from && from !== version ? `, replacing ${from}` : '';
    output.line(
      `${name} ${version} is live in ${channel}${replaced}${audience(share)}, revision ${live.revision}:`,
    );
    for (const place of placesOf(site, { channel, paths: remote.paths })) output.line(place);
    for (const note of (live.gates ?? []).flatMap(notesOf)) output.line(note);
    const trust = await trustOf(site, name, version);
    if (trust === 'unreviewed') output.line(runtimeNotice(trust, name));
    output.result({ ok: true, remote: name, channel, trust, ...live });
  },
});
