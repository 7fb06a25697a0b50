import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command } from '../command/command.ts';
import { RefusedError } from '../command/errors.ts';
import { kitLines, writeKit } from '../create/kit.ts';
import { rendered } from '../create/template.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';

const sections = ['dependencies', 'devDependencies', 'overrides', 'allowScripts'] as const;
type PackageJson = { [section in (typeof sections)[number]]?: Record<string, string | boolean> };

export const upgrade: Command = {
  usage: '',
  summary: 'Replace the kit in this folder by the one of this command line, and show what changed',
  options: [],
  async run({ folder, output }) {
    const { name } = readRemoteFolder(folder);
    const kit = join(folder, 'kit');
    const path = join(folder, 'package.json');
    const before: PackageJson = JSON.parse(readFileSync(path, 'utf8'));
    if (!before.dependencies?.['@larkfare/remote-cli']?.toString().startsWith('file:kit/'))
      throw new RefusedError(
        'This remote has no kit: inside the site’s repository it uses the packages as they are.',
      );

    // Beside the old one, which stays if this cannot be packed.
    const beside = mkdtempSync(join(folder, '.kit-'));
    const files = await output
      .during('Packing the kit', () => writeKit(beside))
      .catch((problem: unknown) => {
        rmSync(beside, { recursive: true });
        throw problem;
      });
    rmSync(kit, { recursive: true, force: true });
    renameSync(join(beside, 'kit'), kit);
    rmSync(beside, { recursive: true });

    const wanted: PackageJson = JSON.parse(
      rendered('outside', 'package.json', { name, kit: kitLines(files) }),
    );
    const after = { ...before };
    const changes = sections.flatMap((section) => {
      const [old, now] = [before[section] ?? {}, wanted[section] ?? {}];
      after[section] = { ...old, ...now };
      return Object.entries(now)
        .filter(([key, value]) => old[key] !== value)
        .map(([key, value]) => ({ section, name: key, from: old[key] ?? null, to: value }));
    });
    writeFileSync(path, `${JSON.stringify(after, null, 2)}\n`);

    for (const change of changes)
      output.line(`  ${change.name}: ${change.from ?? 'none'} → ${change.to}`);
    output.line(
      changes.length === 0
        ? 'The kit is the same already.'
        : 'Next: npm install && npm run types && npm test',
    );
    output.result({ ok: true, remote: name, changes, files: readdirSync(kit) });
  },
};
