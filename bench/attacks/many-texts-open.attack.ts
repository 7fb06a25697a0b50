import { manyTexts } from './queries.ts';

export const attack = manyTexts('the same new texts, with TRUSTED_DOCUMENTS=off', {
  TRUSTED_DOCUMENTS: 'off',
});
