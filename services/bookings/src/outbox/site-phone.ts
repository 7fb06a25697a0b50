import { type GraphqlExecutor } from '@larkfare/service-kit';
import { type Logger } from 'pino';
import { z } from 'zod';

const question = /* GraphQL */ `
  query PhoneForMails {
    siteInformation {
      contactPhone
    }
  }
`;

const answer = z.object({ siteInformation: z.object({ contactPhone: z.string() }) });

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
    const { data } = await content({ query: question });
    return answer.parse(data).siteInformation.contactPhone || undefined;
  } catch (error) {
    log.warn({ err: error }, 'the site information gave no phone number for a mail');
    return undefined;
  }
}
