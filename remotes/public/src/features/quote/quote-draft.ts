import { tabStorage } from '@larkfare/remote-contract/browser-storage';
import { createDraft, type Draft } from '../../form/draft.ts';
import { emptyQuote, type QuoteDetails } from './quote.rules.ts';

const draft = createDraft('quoteDraft', emptyQuote);
const contactFields = ['customerName', 'email', 'contactPhone'];
const tripKey = 'quoteDraftTrip';

/** The input for this trip; input for another one is dropped, except for the contact details. */
export function quoteDraftFor(known: Partial<QuoteDetails>): Draft<QuoteDetails> {
  const trip = JSON.stringify(known);
  if (trip === tabStorage.get(tripKey)) return draft;
  const contact = Object.entries(draft.read()).filter(([field]) => contactFields.includes(field));
  draft.forget();
  draft.keep(Object.fromEntries(contact));
  tabStorage.set(tripKey, trip);
  return draft;
}
