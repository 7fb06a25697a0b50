import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { FlightListInput } from './flight-list.input.ts';
import { OfferOrder, TripType } from './search.rules.ts';

registerEnumType(TripType, { name: 'TripType' });
registerEnumType(OfferOrder, { name: 'OfferOrder' });

/** What the back office's list is narrowed by, and what visitors narrow and order offers by. */
@InputType()
export class FlightSearchInput extends FlightListInput {
  @Field(() => Boolean, { defaultValue: false })
  directOnly!: boolean;

  @Field(() => Int, { nullable: true })
  minPricePence?: number | null;

  @Field(() => Int, { nullable: true })
  maxPricePence?: number | null;

  @Field(() => OfferOrder, { defaultValue: OfferOrder.recommended })
  order!: OfferOrder;
}
