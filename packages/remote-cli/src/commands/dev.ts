import { once } from 'node:events';
import type { Command } from '../command/command.ts';
import { UnreachableError } from '../command/errors.ts';
import { readDevShell } from '../dev/dev-shell.ts';
import { stateTexts } from '../dev/dev-state.rules.ts';
import { firstBuild, startLocalBuild } from '../dev/local-build.ts';
import { serveLocalSite } from '../dev/local-site.ts';
import { loadMockedApi } from '../dev/mocked-api.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { siteAddress } from '../site/site.ts';

export const dev: Command = {
  usage: '[--offline] [--sandbox] [--port 4400]',
  summary: 'Show this remote inside the shell, and each change of it with the state kept',
  options: ['site', 'token', 'port', 'offline', 'sandbox', 'framed'],
  async run({ options, folder, output, stopped = signalReceived() }) {
    const { isOffline, isSandboxed, token, port } = options;
    if (options.names.includes('framed'))
      output.line('– --framed is deprecated since 1.5 and goes with 2.0: use --sandbox.');
    const { name, paths } = readRemoteFolder(folder);
    const shell = readDevShell();
    const api = await loadMockedApi(folder);
    const site = isOffline ? undefined : await runningSite(options.site);

    using cleanup = new DisposableStack();
    const local = cleanup.adopt(startLocalBuild(folder), (build) => build.close());
    const textsOf = stateTexts();
    const showState = () =>
      textsOf(local.manifest()?.build, local.problems()).forEach((text) => output.lines(text));
    cleanup.defer(local.onChange(showState));
    await output.during(`Building ${name}`, () => firstBuild(local, stopped));
    const server = cleanup.adopt(
      await serveLocalSite({
        ...{ site, local, shell, api, port, isSandboxed, token },
        // Any page of this machine's browsers may have sent it.
        onRefused: (operation) => output.line(refused(operation, token)),
        onError: (stack) => output.lines(`✗ In the browser: ${stack}`),
      }),
      (started) => started.close(),
    );
    output.line(`${name} from this folder, inside ${site?.origin ?? 'the shell of the kit'}:`);
    for (const path of paths) output.line(`  ${server.url}${path}`);
    output.line(whatIsReal(site, token));
    output.line('Press Ctrl+C to stop.');
    output.result({ ok: true, remote: name, url: server.url, paths });
    if (!stopped.aborted) await once(stopped, 'abort');
  },
};

async function runningSite(address: string | undefined): Promise<URL> {
  const site = siteAddress(address);
  await fetch(new URL('/_s/snapshot.json', site)).catch((problem: unknown) => {
    throw new UnreachableError(`${site.origin} is not responding; dev --offline needs no site.`, {
      cause: problem,
    });
  });
  return site;
}

const refused = (operation: string, token: string | undefined) =>
  `✗ The site does not answer the operation ${operation}, because it was never live: ${
    token ? 'the deploy token is for another remote, or no longer valid.' : 'set LARKFARE_TOKEN.'
  }`;

function whatIsReal(site: URL | undefined, token: string | undefined): string {
  if (!site) return 'All data is made up, from the schema.';
  const operations = token
    ? 'your deploy token permits operations that were never live'
    : 'without LARKFARE_TOKEN it may answer only operations that were live before';
  return `Data comes from the site; ${operations}. Bookings and other changes are answered here, with the reference DEV, and go nowhere.`;
}

/** Aborts on SIGINT or SIGTERM, so that the build started here stops too. */
function signalReceived(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}
