import { type GraphqlExecutor, queryService } from '@larkfare/server-kit/executor';
import { FactsForMailsDocument } from './site-facts.generated.ts';

/** What a mail to a customer says about the site. */
export interface SiteFacts {
  siteName: string;
  /** The number customers may ring. */
  phone?: string | undefined;
}

/** @throws when the content service does not answer: the job of the mail is retried */
export async function siteFacts({
  content,
  siteName,
}: {
  content?: GraphqlExecutor | undefined;
  siteName: string;
}): Promise<SiteFacts> {
  if (!content) return { siteName };
  const { siteInformation } = await queryService(content, FactsForMailsDocument, {});
  const { brand, contactPhone } = siteInformation;
  return { siteName: brand.name, phone: contactPhone || undefined };
}
