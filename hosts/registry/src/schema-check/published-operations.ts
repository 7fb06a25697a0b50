import { openDatabase } from '@larkfare/service-kit';
import { z } from 'zod';
import { operationsToKeep, type VersionOperations } from './operations-to-keep.ts';

/** Visitors are on this channel; another channel's versions have to pass the gates before they are. */
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

/** From a registry's door. @param address of a site or a registry, e.g. `https://www.example.com` */
export async function operationsAt(address: string): Promise<VersionOperations[]> {
  const door = new URL(`/registry/v1/channels/${channel}/operations`, address);
  const answer = await fetch(door, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${door.href} answered ${answer.status}.`);
  return answerShape.parse(await answer.json()).versions;
}

/** From a registry's database, for a pipeline that may reach that and no site. */
export async function operationsIn(databaseUrl: string): Promise<VersionOperations[]> {
  const db = await openDatabase({ url: databaseUrl, schema: 'registry', poolSize: 1 });
  try {
    return await operationsToKeep(db, channel);
  } finally {
    await db.destroy();
  }
}
