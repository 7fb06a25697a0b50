import { type GraphqlExecutor } from '@larkfare/service-kit';
import { type Logger } from 'pino';
import { z } from 'zod';

const question = /* GraphQL */ `
  query AirlineToPrefer($id: ID!) {
    airline(id: $id) {
      shortName
    }
  }
`;

const answer = z.object({ airline: z.object({ shortName: z.string() }).nullable() });

/**
 * The airline's short name, or 'unknown' when there is no such airline. Nothing when the catalogue cannot be asked:
 * a quote request is an enquiry, and is worth more than its airline's name.
 */
export async function preferredAirlineName(
  { catalogue, log }: { catalogue: GraphqlExecutor; log: Logger },
  id: string,
): Promise<{ shortName: string | null } | 'unknown'> {
  try {
    const { data, errors } = await catalogue({ query: question, variables: { id } });
    if (errors?.length) throw new Error(errors.map(({ message }) => message).join(' '));
    return answer.parse(data).airline ?? 'unknown';
  } catch (error) {
    log.warn({ err: error, id }, 'the catalogue gave no airline for a quote request');
    return { shortName: null };
  }
}
