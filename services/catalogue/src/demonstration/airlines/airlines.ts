import { type AirlineProfile } from './airline-profile.ts';
import { britishAndIrishAirlines } from './british-and-irish.ts';
import { europeanAirlines } from './european.ts';
import { worldwideAirlines } from './worldwide.ts';

/** Every airline of the demonstration catalogue. */
export const airlines: AirlineProfile[] = [
  ...britishAndIrishAirlines,
  ...europeanAirlines,
  ...worldwideAirlines,
];
