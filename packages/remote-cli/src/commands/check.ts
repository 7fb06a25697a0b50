import { resolve } from 'node:path';
import type { GateResult } from '../registry-api/index.ts';
import { RefusedError } from '../command/errors.ts';
import { deprecatedUses } from '../deprecated/deprecated-uses.ts';
import { readBuiltRemote } from '../remote/remote-folder.ts';
import { notesOf, reasonsOf } from '../site/site.ts';
import { uploadOf } from '../site/upload.ts';
import { remoteCommand } from './remote-command.ts';

export const check = remoteCommand({
  usage: '[--dir dist]',
  summary: 'Ask the site whether this build can be published, and print every problem',
  options: ['dir', 'version'],
  async run({ name, site, remote, options, folder, output }) {
    const built = readBuiltRemote(remote, resolve(folder, options.dir));
    const version = options.version ?? remote.version;

    const { passed, gates } = await output.during(`Checking ${name} ${version}`, () =>
      site.send<{ passed: boolean; gates: GateResult[] }>(
        'POST',
        `/remotes/${name}/check`,
        uploadOf(built, { version }),
      ),
    );
    if (!passed)
      throw new RefusedError(
        `${name} ${version} cannot be published.`,
        gates.flatMap(reasonsOf),
        undefined,
        'not-publishable',
      );
    for (const each of gates)
      for (const line of each.note ? notesOf(each) : [`  ✓ ${each.gate}`]) output.line(line);
    const deprecated = deprecatedUses(folder);
    for (const use of deprecated) output.line(`  – deprecated: ${use}`);
    const isTaken = gates.some(({ gate }) => gate === 'version');
    output.line(isTaken ? 'It passes the gates.' : `${name} ${version} can be published.`);
    output.result({
      ok: true,
      remote: name,
      version,
      build: built.build,
      gates,
      deprecated,
    });
  },
});
