import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../command/command.ts';
import { RefusedError } from '../command/errors.ts';
import type { Output } from '../command/output.ts';
import { type Kit, kitLines, kitVersion, publishedKit, writeKit } from '../create/kit.ts';
import { releasesAfter, runCodemods } from '../create/releases.ts';
import { rendered } from '../create/template.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';

const sections = ['dependencies', 'devDependencies', 'overrides', 'allowScripts'] as const;
type PackageJson = { [section in (typeof sections)[number]]?: Record<string, string | boolean> };

export const upgrade: Command = {
  usage: '',
  summary: 'Replace the kit of this folder by the one of this command line, and show what changed',
  options: [],
  async run({ folder, output }) {
    const { name } = readRemoteFolder(folder);
    const path = join(folder, 'package.json');
    const before: PackageJson = JSON.parse(readFileSync(path, 'utf8'));
    const installed = String(before.dependencies?.['@larkfare/remote-cli']);
    const [from] = /\d+\.\d+\.\d+/.exec(installed) ?? [];
    if (!from)
      throw new RefusedError(
        'This remote has no kit: inside the site’s repository it uses the packages of the workspace.',
      );

    const kit = installed.startsWith('file:') ? await replaceKit(folder, output) : publishedKit();
    const current: PackageJson = JSON.parse(
      rendered('outside', 'package.json', { name, kit: kitLines(kit) }),
    );
    const after = { ...before };
    const changes = sections.flatMap((section) => {
      const [old, now] = [before[section] ?? {}, current[section] ?? {}];
      after[section] = { ...old, ...now };
      return Object.entries(now)
        .filter(([key, value]) => old[key] !== value)
        .map(([key, value]) => ({ section, name: key, from: old[key] ?? null, to: value }));
    });
    writeFileSync(path, `${JSON.stringify(after, null, 2)}\n`);
    const releases = releasesAfter(from);
    for (const change of changes)
      output.line(`  ${change.name}: ${change.from ?? 'none'} → ${change.to}`);
    for (const release of releases) output.lines(`\n${release.version}\n\n${release.changes}`);
    const codemods = runCodemods(releases, folder);
    for (const version of codemods)
      output.lines(`\nThe codemod of ${version} has changed this folder.`);
    output.lines(
      changes.length === 0
        ? 'The kit is the same already.'
        : '\nNext: npm install && npm run types && npm test',
    );
    output.result({ ok: true, remote: name, from, to: kitVersion, changes, releases, codemods });
  },
};

/** Packs the new kit beside the old one, which stays if that fails. */
async function replaceKit(folder: string, output: Output): Promise<Kit> {
  const temporary = mkdtempSync(join(folder, '.kit-'));
  try {
    const kit = await output.during('Packing the kit', () => writeKit(temporary));
    rmSync(join(folder, 'kit'), { recursive: true, force: true });
    renameSync(join(temporary, 'kit'), join(folder, 'kit'));
    return kit;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
