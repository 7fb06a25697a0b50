import { Field, ObjectType } from 'type-graphql';
import { Location } from '../locations/location.entity.ts';

@ObjectType()
export class Deals {
  @Field(() => [Location])
  lastMinutes!: Location[];

  @Field(() => [Location])
  topDestinations!: Location[];

  @Field(() => [Location])
  hotDeals!: Location[];
}
