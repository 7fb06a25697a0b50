import { openDatabase } from '@larkfare/data-kit/database';
import { z } from 'zod';
import { requiredOperations, type VersionOperations } from './required-operations.ts';

/** Visitors use this channel; versions of others pass the gates again before they get here. */
const channel = 'production';

const answerShape = z.object({
  versions: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      isLive: z.boolean(),
      operations: z.array(z.object({ name: z.string(), text: z.string() })),
    }),
  ),
});

/** From a registry over HTTP. @param address of a site or a registry, e.g. `https://www.example.com` */
export async function operationsAt(address: string): Promise<VersionOperations[]> {
  const url = new URL(`/registry/v1/channels/${channel}/operations`, address);
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${url.href} answered ${answer.status}.`);
  return answerShape.parse(await answer.json()).versions;
}

/** From a registry's database, for a pipeline without access to the site. */
export async function operationsIn(databaseUrl: string): Promise<VersionOperations[]> {
  const db = await openDatabase({ url: databaseUrl, schema: 'registry', poolSize: 1 });
  try {
    return await requiredOperations(db, channel);
  } finally {
    await db.destroy();
  }
}
