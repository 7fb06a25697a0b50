import { AirlinesPage } from '../features/airlines/airlines-page.tsx';
import { QuoteInvitation } from './quote-invitation.tsx';

/** /flight, with the way to a quote for airlines that are not listed. */
export const Component = () => <AirlinesPage invitation={<QuoteInvitation />} />;
