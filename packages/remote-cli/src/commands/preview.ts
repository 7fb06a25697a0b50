import type { PreviewLink } from '../registry-api/index.ts';
import type { Command } from '../command/command.ts';
import { minute } from '../command/output.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { siteOf } from '../site/site.ts';

export const preview: Command = {
  usage: '[--version 1.4.0]',
  summary: 'Make a link that shows a published version on the live site for half an hour',
  options: ['site', 'token', 'version'],
  async run({ options, folder, output }) {
    const { name, version: own } = readRemoteFolder(folder);
    const site = siteOf(options, name);
    const { version = own } = options;

    const { path, ends } = await output.during(`Calling ${site.address.host}`, () =>
      site.send<PreviewLink>(
        'POST',
        `/remotes/${name}/versions/${encodeURIComponent(version)}/preview`,
        {},
      ),
    );
    const address = site.address.origin + path;
    output.line(`Anyone who opens this link sees ${name} ${version} until ${minute(ends)} UTC:`);
    output.line(`  ${address}`);
    output.result({ ok: true, remote: name, version, address, ends });
  },
};
