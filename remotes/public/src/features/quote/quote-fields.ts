import type { Problems } from '../../enquiry-form/enquiry.rules.ts';
import type { QuoteDetails } from './quote.rules.ts';

/** What every group of fields is given. */
export type QuoteFieldsProps = {
  details: QuoteDetails;
  problems: Problems<QuoteDetails>;
  onChange: (change: Partial<QuoteDetails>) => void;
};
