import type { Search } from '../features/search-form/search-form.rules.ts';

const classNames: Record<Search['travelClass'], string> = {
  economy: '',
  'premium-economy': 'premium economy',
  business: 'business',
  first: 'first',
};

/** What a search asked for that prices do not know of: it is asked for again in the booking's extra details. */
export const wishesText = ({ travelClass }: Pick<Search, 'travelClass'>): string =>
  classNames[travelClass] && `Travel class: ${classNames[travelClass]}.`;
