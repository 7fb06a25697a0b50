import { AlreadyExists, InvalidInput, NotFound, Stale } from '@larkfare/service-kit';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Airport } from './airport.entity.ts';
import { type AirportValues } from './airport.rules.ts';

@InputType()
export class AirportInput implements AirportValues {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'IATA code, three characters.' })
  code!: string;

  @Field(() => ID)
  locationId!: string;
}

@ObjectType()
export class AirportSaved {
  @Field(() => Airport)
  airport: Airport;

  constructor(airport: Airport) {
    this.airport = airport;
  }
}

export const SaveAirportResult = createUnionType({
  name: 'SaveAirportResult',
  types: () => [AirportSaved, InvalidInput, AlreadyExists, NotFound, Stale] as const,
});
