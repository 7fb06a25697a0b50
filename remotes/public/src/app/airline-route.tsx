import type { PageModule } from '@larkfare/remote-contract';
import { AirlinePage } from '../features/airline/airline-page.tsx';
import { airlineQuery } from '../features/airline/use-airline.ts';
import { QuoteInvitation } from './quote-invitation.tsx';

/** /flight/{id}, with the way to a quote for a trip with that airline. */
export const Component = () => (
  <AirlinePage
    invitation={(airlineId) => <QuoteInvitation trip={{ preferredAirlineId: airlineId }} />}
  />
);

export const fetchAhead: PageModule['fetchAhead'] = ({ client, params: { id = '' } }) =>
  client.query(airlineQuery(id));
