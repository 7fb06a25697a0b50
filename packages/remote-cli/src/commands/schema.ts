import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteCommand } from './remote-command.ts';

export const schema = remoteCommand({
  usage: '',
  summary: 'Fetch the site’s API into schema.graphql, which goes before the one in the kit',
  options: [],
  async run({ name, site, call, folder, output }) {
    const { text } = await call(() => site.get<{ text: string }>('/schema'));
    writeFileSync(join(folder, 'schema.graphql'), text);
    output.line('schema.graphql is the live API of the site. Next: npm run generate');
    output.result({
      ok: true,
      remote: name,
      file: 'schema.graphql',
      bytes: Buffer.byteLength(text),
    });
  },
});
