import { DealsPage } from '../features/deals/deals-page.tsx';
import { QuoteInvitation } from './quote-invitation.tsx';

/** /deals, with the way to a quote for those whose trip is not among them. */
export const Component = () => <DealsPage invitation={<QuoteInvitation />} />;
