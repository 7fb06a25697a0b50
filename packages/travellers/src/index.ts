/** Who travels: how many there may be, in which class, and the price per person times their number. */
export { type TravelClass, travelClasses, travelClassNames } from './travel-class.rules.ts';
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
