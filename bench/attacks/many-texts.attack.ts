import { manyTexts } from './queries.ts';

export const attack = manyTexts('19.5 new texts a second, 19 aliases each');
