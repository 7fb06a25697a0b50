import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Command } from '../command/command.ts';
import { UsageError, RefusedError } from '../command/errors.ts';
import { kitLines, publishedKit, writeKit } from '../create/kit.ts';
import { nameProblem, pascalOf, titleOf } from '../create/remote-name.rules.ts';
import { format, isWithin, siteRepository } from '../create/repository.ts';
import { writeTemplate } from '../create/template.ts';

export const create: Command = {
  usage: '<name> [--title "City breaks"] [--registry]',
  summary: 'Create a remote in ./<name>, or in remotes/<name> inside the site’s repository',
  options: ['title', 'registry'],
  words: 1,
  async run({ options, folder, output }) {
    const [name = ''] = options.words;
    const problem = nameProblem(name);
    if (problem) throw new UsageError(problem);
    const title = options.title ?? titleOf(name);
    if (!/^[^'"<>{}`\\\n]{1,80}$/.test(title))
      throw new UsageError('--title must be 1 to 80 characters without quotes or brackets.');

    const repository =
      siteRepository && isWithin(folder, siteRepository) ? siteRepository : undefined;
    const target = repository ? join(repository, 'remotes', name) : join(folder, name);
    if (existsSync(target) && readdirSync(target).length > 0)
      throw new RefusedError(`${target} already exists and is not empty.`);

    const files = await output.during(`Writing ${name}`, async () => {
      const words = { name, title, pascal: pascalOf(name) };
      return repository
        ? [
            ...writeTemplate('remote', target, {
              ...words,
              test: `npm run unit -- remotes/${name}`,
            }),
            ...writeTemplate('inside', target, { ...words, ...sharedVersions(repository) }),
          ]
        : [
            ...writeTemplate('remote', target, { ...words, test: 'npm test' }),
            ...writeTemplate('outside', target, {
              ...words,
              kit: kitLines(options.registry ? publishedKit() : await writeKit(target)),
            }),
          ];
    });
    if (repository) format(target, repository);
    const path = relative(folder, target) || '.';
    output.line(`${title} is in ${path}: ${files.length} files. Next:`);
    output.line(repository ? '  npm install' : `  cd ${path} && npm install`);
    output.line('  npm run build');
    if (repository) output.line(`  cd ${path}`);
    output.line(
      '  npx larkfare-remote publish --activate   (LARKFARE_SITE and LARKFARE_TOKEN set)',
    );
    output.result({ ok: true, remote: name, title, folder: target, files });
  },
};

/** A remote inside the repository uses the shell’s versions of the shared libraries. */
function sharedVersions(repository: string): Record<string, string> {
  const path = join(repository, 'hosts/shell/package.json');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [`version:${name}`, version]),
  );
}
