import { once } from 'node:events';
import { type Command } from '../command/command.ts';
import { UnreachableError } from '../command/errors.ts';
import { watchLocalBuild } from '../dev/local-build.ts';
import { serveLocalSite } from '../dev/local-site.ts';
import { watchBuild } from '../dev/watch-build.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { siteAddress } from '../site/site.ts';

export const dev: Command = {
  usage: '[--port 4400]',
  summary: 'Show this remote inside a running site and reload it when you save',
  options: ['site', 'token', 'port'],
  async run({ options, folder, output, stopped = signalReceived() }) {
    const site = siteAddress(options.site);
    const { name, paths } = readRemoteFolder(folder);
    await fetch(new URL('/_s/snapshot.json', site)).catch((problem: unknown) => {
      throw new UnreachableError(`${site.origin} is not responding.`, { cause: problem });
    });

    using cleanup = new DisposableStack();
    cleanup.defer(watchBuild(folder));
    const local = cleanup.adopt(watchLocalBuild(folder), (build) => build.close());
    if (!local.manifest())
      await output.during(`Building ${name}`, () => firstBuild(local.onBuild, stopped));
    cleanup.defer(local.onBuild((build) => output.line(`Build ${build}: reloading open pages.`)));
    const server = cleanup.adopt(await serveLocalSite(site, local, options), (started) =>
      started.close(),
    );
    output.line(`${name} from this folder, inside ${site.origin}:`);
    for (const path of paths) output.line(`  ${server.url}${path}`);
    if (!options.token)
      output.line(
        'Without LARKFARE_TOKEN the site answers only operations that were live before; with it any.',
      );
    output.line(
      'Everything else comes from the site itself, bookings included. Press Ctrl+C to stop.',
    );
    output.result({ ok: true, remote: name, url: server.url, paths });
    if (!stopped.aborted) await once(stopped, 'abort');
  },
};

/** Aborts on SIGINT or SIGTERM, so that the build started here stops too. */
function signalReceived(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}

const firstBuild = (onBuild: (listener: () => void) => () => void, stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    const stop = onBuild(done);
    stopped.addEventListener('abort', done, { once: true });
    function done() {
      stop();
      resolve();
    }
  });
