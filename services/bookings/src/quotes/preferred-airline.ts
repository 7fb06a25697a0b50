import { type GraphqlExecutor, queryService } from '@larkfare/server-kit/executor';
import { type Logger } from 'pino';
import { AirlineToPreferDocument } from './preferred-airline.generated.ts';

/**
 * The airline's short name, or 'unknown' when there is no such airline. No name when the catalogue is unavailable:
 * a quote request is an enquiry, and is worth more than its airline's name.
 */
export async function preferredAirlineName(
  { catalogue, log }: { catalogue: GraphqlExecutor; log: Logger },
  id: string,
): Promise<{ shortName: string | null } | 'unknown'> {
  try {
    const { airline } = await queryService(catalogue, AirlineToPreferDocument, { id });
    return airline ?? 'unknown';
  } catch (error) {
    log.warn({ err: error, id }, 'the catalogue returned no airline for a quote request');
    return { shortName: null };
  }
}
