import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../command/command.ts';
import { readRemoteFolder } from '../remote/remote-folder.ts';
import { siteOf } from '../site/site.ts';

export const schema: Command = {
  usage: '',
  summary: 'Fetch the site’s API into schema.graphql, which goes before the one in the kit',
  options: ['site', 'token'],
  async run({ options, folder, output }) {
    const { name } = readRemoteFolder(folder);
    const site = siteOf(options, name);

    const { text } = await output.during(`Calling ${site.address.host}`, () =>
      site.get<{ text: string }>('/schema'),
    );
    writeFileSync(join(folder, 'schema.graphql'), text);
    output.line('schema.graphql is the live API of the site. Next: npm run generate');
    output.result({
      ok: true,
      remote: name,
      file: 'schema.graphql',
      bytes: Buffer.byteLength(text),
    });
  },
};
