import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Command } from '../command/command.ts';
import { Misuse, Refused } from '../command/problems.ts';
import { writeKit } from '../create/kit.ts';
import { nameProblem, pascalOf, titleOf } from '../create/remote-name.rules.ts';
import { isWithin, siteRepository } from '../create/repository.ts';
import { writeTemplate } from '../create/template.ts';

export const create: Command = {
  usage: '<name> [--title "City breaks"]',
  summary:
    'Writes a complete remote: in remotes/<name> inside the site’s repository, else in ./<name>',
  options: ['title'],
  words: 1,
  async run({ options, folder, teller }) {
    const [name = ''] = options.words;
    const problem = nameProblem(name);
    if (problem) throw new Misuse(problem);
    const title = options.title ?? titleOf(name);
    if (!/^[^'"<>{}`\\\n]{1,80}$/.test(title))
      throw new Misuse('A title has at most 80 characters, none of them a quote or a bracket.');

    const repository =
      siteRepository && isWithin(folder, siteRepository) ? siteRepository : undefined;
    const target = repository ? join(repository, 'remotes', name) : join(folder, name);
    if (existsSync(target) && readdirSync(target).length > 0)
      throw new Refused(`${target} is there already and not empty.`);

    const files = await teller.during(`Writing ${name}`, async () => {
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
              kit: kitLines(await writeKit(target)),
            }),
          ];
    });
    const way = relative(folder, target) || '.';
    teller.say(`${title} is in ${way}: ${files.length} files. Next:`);
    teller.say(repository ? '  npm install' : `  cd ${way} && npm install`);
    teller.say(repository ? `  npm run build -w remotes/${name}` : '  npm run build');
    if (repository) teller.say(`  cd ${way}`);
    teller.say('  npx larkfare-remote publish --activate   (LARKFARE_SITE and LARKFARE_TOKEN set)');
    teller.result({ ok: true, remote: name, title, folder: target, files });
  },
};

const kitLines = (kit: Map<string, string>) =>
  [...kit].map(([name, file]) => `    "${name}": "file:kit/${file}"`).join(',\n');

/** A remote inside the repository uses the very versions that the contract does. */
function sharedVersions(repository: string): Record<string, string> {
  const path = join(repository, 'packages/remote-contract/package.json');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [`version:${name}`, version]),
  );
}
