import type { Command } from '../command/command.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { activateVersion, audience, placesOf } from '../site/channel.ts';
import { notesOf, siteOf } from '../site/site.ts';
import { trustOf, runtimeNotice } from '../site/versions.ts';

export const activate: Command = {
  usage: '[--version 1.4.0] [--share 10]',
  summary: 'Make a published version live, by default the version in package.json',
  options: ['site', 'token', 'version', 'channel', 'share', 'reason'],
  async run({ options, folder, output }) {
    const { name, paths, version: own } = readRemoteFolder(folder);
    const site = siteOf(options, name);
    const { channel, share, reason, version = own } = options;

    const live = await output.during(`Activating ${name} ${version}`, () =>
      activateVersion(site, { channel, name, version, share, reason }),
    );
    const { fromVersion: from } = live;
    const replaced = from && from !== version ? `, replacing ${from}` : '';
    output.line(
      `${name} ${version} is live in ${channel}${replaced}${audience(share)}, revision ${live.revision}:`,
    );
    for (const place of placesOf(site, { channel, paths })) output.line(place);
    for (const note of (live.gates ?? []).flatMap(notesOf)) output.line(note);
    const trust = await trustOf(site, name, version);
    if (trust === 'unreviewed') output.line(runtimeNotice(trust, name));
    output.result({ ok: true, remote: name, channel, trust, ...live });
  },
};
