import { RegionLocationsPage } from '../features/region-locations/region-locations-page.tsx';
import { QuoteInvitation } from './quote-invitation.tsx';

/** /countries/{regionId}, with the way to a quote for places that are not listed. */
export const Component = () => <RegionLocationsPage invitation={<QuoteInvitation />} />;
