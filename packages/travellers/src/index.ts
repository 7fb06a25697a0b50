/** Who travels: how many there may be, and what a price per person comes to for them. */
export {
  atLeastOneAdult,
  describeTravellers,
  infantsProblem,
  maxTravellers,
  totalPence,
  travellerCount,
  travellersProblem,
  type Travellers,
} from './travellers.rules.ts';
