import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@larkfare/server-kit/testing';

interface Mailbox {
  folder: string;
  /** Waits for that many mails of a kind, and gives the texts, oldest first. */
  mails(kind: string, count?: number): Promise<string[]>;
  /** The token in the one mail of that kind. */
  tokenOf(kind: string): Promise<string>;
}

/** A folder that mails are written to. */
export async function aMailbox(): Promise<Mailbox> {
  const folder = await mkdtemp(join(tmpdir(), 'larkfare-outbox-'));
  const mails: Mailbox['mails'] = (kind, count = 1) =>
    eventually(async () => {
      const files = (await readdir(folder)).sort();
      const found = files.filter((name) => name.endsWith('.eml') && name.includes(`-${kind}`));
      expect(found).toHaveLength(count);
      const texts = await Promise.all(found.map((name) => readFile(join(folder, name), 'utf8')));
      return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
    });
  return {
    folder,
    mails,
    async tokenOf(kind) {
      const [mail = ''] = await mails(kind);
      return /token=([\w-]+)/.exec(mail)?.[1] ?? '';
    },
  };
}
