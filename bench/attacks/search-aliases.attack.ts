import { aliasedSearch } from './queries.ts';

export const attack = aliasedSearch('one text, flightSearch under 20 aliases', 20);
