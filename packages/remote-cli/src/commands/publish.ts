import { type Command } from '../command/command.ts';
import { readBuiltRemote, readRemoteFolder } from '../remote/remote-folder.ts';
import { activateVersion, toWhom } from '../site/activate-version.ts';
import { notesOf, siteOf, type GateResult } from '../site/site.ts';
import { trustOf, whereItRuns } from '../site/trust.ts';
import { uploadOf } from '../site/upload.ts';

interface Published {
  version: string;
  build: string;
  bytes: number;
  contentHash: string;
  gates: GateResult[];
}

export const publish: Command = {
  usage: '[--version 1.4.0] [--activate]',
  summary: 'Keeps this build in the registry under its version; with --activate it is live at once',
  options: ['site', 'token', 'version', 'activate', 'channel', 'share', 'reason'],
  async run({ options, folder, teller }) {
    const site = siteOf(options);
    const remote = readRemoteFolder(folder);
    const { name } = remote;
    const built = readBuiltRemote(remote);
    const version = options.version ?? remote.version;

    const published = await teller.during(`Publishing ${name} ${version}`, () =>
      site.send<Published>('POST', `/remotes/${name}/versions`, uploadOf(built, version)),
    );
    teller.say(
      `${name} ${version} is published: build ${published.build}, ${built.files.size} files, ${(published.bytes / 1000).toFixed(1)} kB.`,
    );
    for (const note of published.gates.flatMap(notesOf)) teller.say(note);
    const trust = await trustOf(site, name);
    if (trust === 'unreviewed') teller.say(whereItRuns(trust));
    if (!options.activate) {
      teller.say(`Nobody sees it yet: npx larkfare-remote activate --version ${version}`);
      teller.result({ ok: true, remote: name, trust, ...published });
      return;
    }
    const { channel, share, reason } = options;
    const live = await teller.during(`Activating ${name} ${version}`, () =>
      activateVersion(site, { channel, name, version, share, reason }),
    );
    teller.say(
      `${name} ${version} is live in ${channel}${toWhom(share)}, revision ${live.revision}:`,
    );
    for (const path of remote.paths) teller.say(`  ${site.address.origin}${path}`);
    teller.result({ ok: true, remote: name, trust, ...published, live });
  },
};
