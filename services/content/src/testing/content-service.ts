import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentService, type ContentOptions, type ContentService } from '../service.ts';

/** The service with its mails and pictures in a separate folder. */
export async function aContentService(
  databaseUrl: string,
  options: Partial<ContentOptions> = {},
): Promise<ContentService> {
  const folder = await mkdtemp(join(tmpdir(), 'larkfare-content-'));
  const service = await createContentService({
    databaseUrl,
    siteOrigin: () => 'https://larkfare.example',
    outboxFolder: join(folder, 'outbox'),
    officeEmail: 'office@larkfare.example',
    siteName: 'Larkfare',
    mediaFolder: join(folder, 'media'),
    ...options,
  });
  return {
    ...service,
    async close() {
      await service.close();
      await rm(folder, { recursive: true });
    },
  };
}
