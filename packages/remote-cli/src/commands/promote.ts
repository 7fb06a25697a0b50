import { RefusedError } from '../command/errors.ts';
import { activateVersion, audience, liveVersion, placesOf, snapshotOf } from '../site/channel.ts';
import { notesOf, siteOf, type Site } from '../site/site.ts';
import { publishedBuild, runtimeNotice, trustOf } from '../site/versions.ts';
import { uploadOf } from '../site/upload.ts';
import { remoteCommand } from './remote-command.ts';

export const promote = remoteCommand({
  usage: '[--from preview] [--version 1.4.0]',
  summary: 'Make what is live in another channel, or at another site, live here: the same build',
  options: ['from', 'version', 'channel', 'share', 'reason'],
  async run({ name, site, remote, options, output }) {
    const { channel, share, from, reason = `Promoted from ${from}.` } = options;
    const isSite = URL.canParse(from);
    const source = isSite
      ? siteOf({ ...options, site: from, token: options.fromToken }, name, {
          tokenVariable: 'LARKFARE_FROM_TOKEN',
        })
      : site;

    const version =
      options.version ??
      (await liveIn(source, isSite ? 'production' : from, { name, place: from }));
    if (source !== site)
      await output.during(`Publishing ${name} ${version} as it is at ${source.address.host}`, () =>
        publishAgain({ name, version, source, site }),
      );
    const live = await output.during(`Activating ${name} ${version}`, () =>
      activateVersion(site, { channel, name, version, share, reason }),
    );
    output.line(
      `${name} ${version} of ${from} is live in ${channel}${audience(share)}, revision ${live.revision}:`,
    );
    for (const place of placesOf(site, { channel, paths: remote.paths })) output.line(place);
    for (const note of (live.gates ?? []).flatMap(notesOf)) output.line(note);
    const trust = await trustOf(site, name, version);
    if (trust === 'unreviewed') output.line(runtimeNotice(trust, name));
    output.result({ ok: true, remote: name, channel, from, trust, ...live });
  },
});

async function liveIn(
  source: Site,
  channel: string,
  { name, place }: { name: string; place: string },
): Promise<string> {
  const version = liveVersion(await snapshotOf(source, channel), name);
  if (!version)
    throw new RefusedError(
      `${name} is not live in ${place}: activate a version there first, or name one with --version.`,
    );
  return version;
}

/** Publishes the files of another site, unless they are published already; the registry computes their hash once more. */
async function publishAgain({
  name,
  version,
  source,
  site,
}: {
  name: string;
  version: string;
  source: Site;
  site: Site;
}): Promise<void> {
  const { contentHash, ...build } = await publishedBuild(source, name, version);
  const published = await site.send<{ contentHash: string }>(
    'POST',
    `/remotes/${name}/versions`,
    uploadOf(build, build),
  );
  if (published.contentHash !== contentHash)
    throw new RefusedError(
      `${name} ${version} came from ${source.address.host} with another content.`,
    );
}
