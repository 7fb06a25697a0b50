import type { Site } from '@larkfare/remote-contract';
import type { GraphqlExecutor } from '@larkfare/service-kit';

type SiteFacts = Pick<Site, 'name' | 'tagline'>;

const query = 'query SiteFacts { siteInformation { brand { name tagline } } }';
const askedAgainAfterMs = 30_000;

/**
 * The brand, which the administrator may change at any time. Pages wait for it once; afterwards they get the last
 * known one while a newer is asked for, so a content service that is down costs nothing.
 */
export function watchSiteFacts(
  execute: GraphqlExecutor,
  otherwise: SiteFacts,
  log: (problem: unknown) => void,
) {
  let facts = otherwise;
  let askedMs = -Infinity;
  let asking: Promise<void> = Promise.resolve();

  async function ask() {
    const { data, errors } = await execute({ query });
    const brand = brandOf(data);
    if (!brand) throw new Error('The site information could not be read.', { cause: errors });
    facts = brand;
  }

  return async (nowMs: number): Promise<SiteFacts> => {
    const isFirst = askedMs === -Infinity;
    if (nowMs - askedMs > askedAgainAfterMs) {
      askedMs = nowMs;
      asking = ask().catch(log);
    }
    if (isFirst) await asking;
    return facts;
  };
}

function brandOf(data: unknown): SiteFacts | undefined {
  const { siteInformation } = (data ?? {}) as { siteInformation?: { brand?: SiteFacts } };
  const { name, tagline } = siteInformation?.brand ?? {};
  return name && tagline !== undefined ? { name, tagline } : undefined;
}
