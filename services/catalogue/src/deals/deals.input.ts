import { ObjectType } from 'type-graphql';
import { type Location } from '../locations/location.entity.ts';

/** All deals, of which the fields that the resolver adds list as many as are requested. */
@ObjectType()
export class Deals {
  lastMinutes!: Location[];
  topDestinations!: Location[];
  hotDeals!: Location[];
}
