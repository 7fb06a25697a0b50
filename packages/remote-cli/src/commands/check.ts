import { resolve } from 'node:path';
import type { GateResult } from '../registry-api/index.ts';
import type { Command } from '../command/command.ts';
import { RefusedError } from '../command/errors.ts';
import { deprecatedUses } from '../deprecated/deprecated-uses.ts';
import { readBuiltRemote, readRemoteFolder } from '../remote/remote-folder.ts';
import { notesOf, reasonsOf, siteOf } from '../site/site.ts';
import { uploadOf } from '../site/upload.ts';

export const check: Command = {
  usage: '[--dir dist]',
  summary: 'Ask the site whether this build can be published, and print every problem',
  options: ['site', 'token', 'dir', 'version'],
  async run({ options, folder, output }) {
    const remote = readRemoteFolder(folder);
    const site = siteOf(options, remote.name);
    const built = readBuiltRemote(remote, resolve(folder, options.dir));
    const version = options.version ?? remote.version;

    const { passed, gates } = await output.during(`Checking ${remote.name} ${version}`, () =>
      site.send<{ passed: boolean; gates: GateResult[] }>(
        'POST',
        `/remotes/${remote.name}/check`,
        uploadOf(built, { version }),
      ),
    );
    if (!passed)
      throw new RefusedError(
        `${remote.name} ${version} cannot be published.`,
        gates.flatMap(reasonsOf),
        undefined,
        'not-publishable',
      );
    for (const each of gates)
      for (const line of each.note ? notesOf(each) : [`  ✓ ${each.gate}`]) output.line(line);
    const deprecated = deprecatedUses(folder);
    for (const use of deprecated) output.line(`  – deprecated: ${use}`);
    const isTaken = gates.some(({ gate }) => gate === 'version');
    output.line(isTaken ? 'It passes the gates.' : `${remote.name} ${version} can be published.`);
    output.result({
      ok: true,
      remote: remote.name,
      version,
      build: built.build,
      gates,
      deprecated,
    });
  },
};
