import type { OpeningHours } from '@larkfare/london-dates';
import type { Site } from '@larkfare/remote-contract';
import { type GraphqlExecutor, queryService } from '@larkfare/server-kit/executor';
import { withDeadline } from '../../src/federation/deadline.ts';
import { chatOfferFrom } from '../../src/chat/chat.rules.ts';
import type { ChatOffer } from '../../src/page/page-data.ts';
import { SiteFactsDocument } from './site-facts.generated.ts';

export interface SiteFacts extends Pick<Site, 'name' | 'tagline'> {
  contact?: ContactFacts | undefined;
  chat?: ChatOffer | undefined;
}

/** The displayed text; blank where not set. */
interface ContactFacts {
  phone: string;
  email: string;
  address: string;
  hours: OpeningHours;
}

/** A page is sent with the last known facts when the content service takes longer. */
const timeoutMs = 250;

/**
 * The site information, queried for every page because an administrator may change it at any time. The content service
 * responds from memory. When the query fails or times out, the last known facts are returned.
 */
export function watchSiteFacts(
  execute: GraphqlExecutor,
  otherwise: SiteFacts,
  log: (problem: unknown) => void,
) {
  let facts = otherwise;

  async function refresh() {
    const { siteInformation } = await queryService(execute, SiteFactsDocument, {});
    const { brand, contactPhone, contactEmail, addressText, openingHours, chat } = siteInformation;
    facts = {
      name: brand.name,
      tagline: brand.tagline,
      contact: {
        phone: contactPhone,
        email: contactEmail,
        address: addressText,
        hours: openingHours,
      },
      chat: chatOfferFrom(chat),
    };
  }

  return async (): Promise<SiteFacts> => {
    await withDeadline(refresh().catch(log), timeoutMs).catch(() => undefined);
    return facts;
  };
}
