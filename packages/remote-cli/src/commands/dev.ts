import { once } from 'node:events';
import { type Command } from '../command/command.ts';
import { Unreachable } from '../command/problems.ts';
import { watchLocalBuild } from '../dev/local-build.ts';
import { serveLocalSite } from '../dev/local-site.ts';
import { watchBuild } from '../dev/watch-build.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { siteAddress } from '../site/site.ts';

export const dev: Command = {
  usage: '[--port 4400]',
  summary: 'Shows this remote inside the shell of a running site and reloads it when you save',
  options: ['site', 'port'],
  async run({ options, folder, teller, stopped = untilSignal() }) {
    const site = siteAddress(options.site);
    const { name, paths } = readRemoteFolder(folder);
    await fetch(new URL('/_s/snapshot.json', site)).catch((problem: unknown) => {
      throw new Unreachable(`${site.origin} does not answer.`, { cause: problem });
    });

    using left = new DisposableStack();
    left.defer(watchBuild(folder));
    const local = left.adopt(watchLocalBuild(folder), (build) => build.close());
    if (!local.manifest())
      await teller.during(`Building ${name}`, () => firstBuild(local.onBuild, stopped));
    left.defer(
      local.onBuild((build) => teller.say(`Build ${build}: open pages are loaded again.`)),
    );
    const server = left.adopt(await serveLocalSite(site, local, options.port), (started) =>
      started.close(),
    );
    teller.say(`${name} as it is in this folder, inside ${site.origin}:`);
    for (const path of paths) teller.say(`  ${server.url}${path}`);
    teller.say('Everything else there is the site’s own, also what you book. Ctrl+C ends it.');
    teller.result({ ok: true, remote: name, url: server.url, paths });
    if (!stopped.aborted) await once(stopped, 'abort');
  },
};

/** Ctrl+C, and whoever else ends this process, ends the build that was started with it. */
function untilSignal(): AbortSignal {
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
