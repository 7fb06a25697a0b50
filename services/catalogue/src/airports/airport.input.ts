import { pageType } from '@larkfare/data-kit/paging';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
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
export class AirportPage extends pageType(Airport) {}
