import { AirlinePage } from '../features/airline/airline-page.tsx';
import { QuoteInvitation } from './quote-invitation.tsx';

/** /flight/{id}, with the way to a quote for a trip with that airline. */
export const Component = () => (
  <AirlinePage
    invitation={(airlineId) => <QuoteInvitation trip={{ preferredAirlineId: airlineId }} />}
  />
);
