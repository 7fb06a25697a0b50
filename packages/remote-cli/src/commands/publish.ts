import { resolve } from 'node:path';
import type { Published } from '../registry-api/index.ts';
import { UsageError } from '../command/errors.ts';
import { readBuiltRemote } from '../remote/remote-folder.ts';
import { activateVersion, audience, liveVersion, placesOf, snapshotOf } from '../site/channel.ts';
import { notesOf } from '../site/site.ts';
import { trustOf, runtimeNotice } from '../site/versions.ts';
import { signatureOf, uploadOf } from '../site/upload.ts';
import { remoteCommand } from './remote-command.ts';

export const publish = remoteCommand({
  usage: '[--dir dist] [--version 1.4.0] [--activate]',
  summary: 'Store this build in the registry under its version; --activate makes it live',
  options: ['dir', 'version', 'activate', 'channel', 'share', 'reason'],
  async run({ name, site, remote, options, folder, output }) {
    for (const option of ['share', 'reason'] as const)
      if (options[option] && !options.activate)
        throw new UsageError(`--${option} is for making the version live: add --activate.`);
    const built = readBuiltRemote(remote, resolve(folder, options.dir));
    const version = options.version ?? remote.version;

    const signature =
      options.signingKey && signatureOf(options.signingKey, built, { name, version });
    const published = await output.during(`Publishing ${name} ${version}`, () =>
      site.send<Published>(
        'POST',
        `/remotes/${name}/versions`,
        uploadOf(built, { version, source: options.source, signature }),
      ),
    );
    output.line(
      `${name} ${version} is published: build ${published.build}, ${built.files.size} files, ${(published.bytes / 1000).toFixed(1)} kB.`,
    );
    if (published.signature)
      output.line(`Its signature by “${published.signature.label}” is valid.`);
    else if (signature)
      output.line(
        `Its signature was not stored: the site had no key of ${name} when this version was published.`,
      );
    for (const note of published.gates.flatMap(notesOf)) output.line(note);
    const trust = await trustOf(site, name, version);
    if (trust === 'unreviewed') output.line(runtimeNotice(trust, name));
    const { channel, share, reason } = options;
    if (!options.activate) {
      const live = liveVersion(await snapshotOf(site, channel), name);
      output.line(
        live === version
          ? `It is live in ${channel} already.`
          : `Not live yet. To activate it: npx larkfare-remote activate --version ${version}`,
      );
      output.result({ ok: true, trust, ...published });
      return;
    }
    const live = await output.during(`Activating ${name} ${version}`, () =>
      activateVersion(site, { channel, name, version, share, reason }),
    );
    output.line(
      `${name} ${version} is live in ${channel}${audience(share)}, revision ${live.revision}:`,
    );
    for (const place of placesOf(site, { channel, paths: remote.paths })) output.line(place);
    output.result({ ok: true, trust, ...published, live });
  },
});
