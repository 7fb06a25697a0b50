import type { FastifyRequest } from 'fastify';
import { type PublishedRemotes, withPublished } from './published-remotes.ts';
import type { Remote } from './remote-folder.ts';

/** The remotes with the version whose preview link this visitor has opened. */
export async function withPreview(
  { headers }: Pick<FastifyRequest, 'headers'>,
  remotes: Remote[],
  published: Pick<PublishedRemotes, 'preview'> | undefined,
): Promise<{ remotes: Remote[]; isPreview: boolean }> {
  const token = /(?:^|;\s*)preview=([\w.-]+)/.exec(headers.cookie ?? '')?.[1];
  const preview = token && (await published?.preview(token));
  if (!preview) return { remotes, isPreview: false };
  return { remotes: withPublished(remotes, [{ ...preview, isPreview: true }]), isPreview: true };
}
