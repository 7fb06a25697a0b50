import type { Site } from '@larkfare/remote-contract';
import type { GraphqlExecutor } from '@larkfare/service-kit';
import { chatOfferFrom, type ChatOffer } from '../../src/chat/chat.rules.ts';

export interface SiteFacts extends Pick<Site, 'name' | 'tagline'> {
  contact?: ContactFacts | undefined;
  chat?: ChatOffer | undefined;
}

/** As people read them; blank where there is none. */
export interface ContactFacts {
  phone: string;
  email: string;
  address: string;
}

const query = `query SiteFacts {
  siteInformation {
    brand { name tagline }
    contactPhone
    contactEmail
    addressText
    chat { provider embedUrl }
  }
}`;
const askedAgainAfterMs = 30_000;

/**
 * What the site says of itself, which the administrator may change at any time. Pages wait for it once; afterwards they get the last
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
    const read = factsOf(data);
    if (!read) throw new Error('The site information could not be read.', { cause: errors });
    facts = read;
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

type Answer = {
  siteInformation?: {
    brand?: SiteFacts;
    contactPhone?: string;
    contactEmail?: string;
    addressText?: string;
    chat?: unknown;
  };
};

function factsOf(data: unknown): SiteFacts | undefined {
  const { siteInformation } = (data ?? {}) as Answer;
  const { name, tagline } = siteInformation?.brand ?? {};
  if (!siteInformation || !name || tagline === undefined) return undefined;
  const { contactPhone = '', contactEmail = '', addressText = '', chat } = siteInformation;
  return {
    name,
    tagline,
    contact: { phone: contactPhone, email: contactEmail, address: addressText },
    chat: chatOfferFrom(chat),
  };
}
