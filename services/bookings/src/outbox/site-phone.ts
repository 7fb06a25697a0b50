import { type GraphqlExecutor, queryService } from '@larkfare/service-kit';
import { type Logger } from 'pino';
import { PhoneForMailsDocument } from './site-phone.generated.ts';

/** The number customers may ring, for the mails. A mail without it is better than a booking that fails. */
export async function sitePhone({
  content,
  log,
}: {
  content?: GraphqlExecutor;
  log: Logger;
}): Promise<string | undefined> {
  if (!content) return undefined;
  try {
    const { siteInformation } = await queryService(content, PhoneForMailsDocument, {});
    return siteInformation.contactPhone || undefined;
  } catch (error) {
    log.warn({ err: error }, 'the site information gave no phone number for a mail');
    return undefined;
  }
}
