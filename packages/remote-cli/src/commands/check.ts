import { type Command } from '../command/command.ts';
import { Refused } from '../command/problems.ts';
import { readBuiltRemote, readRemoteFolder } from '../remote/remote-folder.ts';
import { notesOf, reasonsOf, siteOf, type GateResult } from '../site/site.ts';
import { uploadOf } from '../site/upload.ts';

export const check: Command = {
  usage: '',
  summary: 'Asks the site whether this build may be published, and prints every reason against it',
  options: ['site', 'token', 'version'],
  async run({ options, folder, teller }) {
    const site = siteOf(options);
    const remote = readRemoteFolder(folder);
    const built = readBuiltRemote(remote);
    const version = options.version ?? remote.version;

    const { passed, gates } = await teller.during(`Checking ${remote.name} ${version}`, () =>
      site.send<{ passed: boolean; gates: GateResult[] }>(
        'POST',
        `/remotes/${remote.name}/check`,
        uploadOf(built, version),
      ),
    );
    if (!passed)
      throw new Refused(
        `${remote.name} ${version} may not be published.`,
        gates.flatMap(reasonsOf),
      );
    for (const each of gates)
      for (const line of each.note ? notesOf(each) : [`  ✓ ${each.gate}`]) teller.say(line);
    teller.say(`${remote.name} ${version} may be published.`);
    teller.result({ ok: true, remote: remote.name, version, build: built.build, gates });
  },
};
