import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from '../command/command.ts';
import { UsageError } from '../command/errors.ts';
import { kitVersion, own } from '../create/kit.ts';
import { siteRepository } from '../create/repository.ts';

export const catalogue: Command = {
  usage: '',
  summary: 'Say where the page is that shows every component and design token of the kit',
  options: [],
  async run({ output }) {
    const folder = siteRepository
      ? join(siteRepository, 'hosts/shell/dist/stories')
      : join(own, 'catalogue');
    const page = join(folder, 'index.html');
    if (!existsSync(page))
      throw new UsageError(
        'The catalogue is not built: run npm run build:stories -w hosts/shell first.',
      );
    const address = pathToFileURL(page).href;
    output.line(`The components and design tokens of the kit ${kitVersion}; open it in a browser:`);
    output.line(address);
    output.result({ ok: true, version: kitVersion, address });
  },
};
