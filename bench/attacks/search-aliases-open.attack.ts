import { aliasedSearch } from './queries.ts';

/** Fewer aliases than the limit of one operation refuses. */
export const attack = aliasedSearch('flightSearch under 13 aliases, TRUSTED_DOCUMENTS=off', 13, {
  TRUSTED_DOCUMENTS: 'off',
});
