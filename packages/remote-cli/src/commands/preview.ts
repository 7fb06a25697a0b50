import type { PreviewLink } from '../registry-api/index.ts';
import { minute } from '../command/output.ts';
import { remoteCommand } from './remote-command.ts';

export const preview = remoteCommand({
  usage: '[--version 1.4.0]',
  summary: 'Make a link that shows a published version on the live site for half an hour',
  options: ['version'],
  async run({ name, site, call, remote, options, output }) {
    const { version = remote.version } = options;

    const { path, ends } = await call(() =>
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
});
