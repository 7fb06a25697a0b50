import { createDraft, type Draft } from '../../form/draft.ts';
import type { QuoteDetails } from './quote.rules.ts';

const draft = createDraft<QuoteDetails>();
const contactFields = ['customerName', 'email', 'contactPhone'];
let tripOfDraft = '';

/** What was typed for this trip; what was typed for another one is dropped, except for who asks. */
export function quoteDraftFor(known: Partial<QuoteDetails>): Draft<QuoteDetails> {
  const trip = JSON.stringify(known);
  if (trip === tripOfDraft) return draft;
  const contact = Object.entries(draft.read()).filter(([field]) => contactFields.includes(field));
  draft.forget();
  draft.keep(Object.fromEntries(contact));
  tripOfDraft = trip;
  return draft;
}
