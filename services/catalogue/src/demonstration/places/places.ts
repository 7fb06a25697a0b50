import { africa } from './africa.ts';
import { americas } from './americas.ts';
import { asia } from './asia.ts';
import { northernEurope } from './northern-europe.ts';
import { oceania } from './oceania.ts';
import { type Place } from './place.ts';
import { southernEurope } from './southern-europe.ts';
import { unitedKingdom } from './united-kingdom.ts';

/** Every location of the demonstration catalogue. */
export const places: Place[] = [
  ...unitedKingdom,
  ...southernEurope,
  ...northernEurope,
  ...africa,
  ...asia,
  ...americas,
  ...oceania,
];
