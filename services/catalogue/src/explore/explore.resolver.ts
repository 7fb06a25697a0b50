import {
  Args,
  ArgsType,
  Ctx,
  Directive,
  Field,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { LowestPrice } from '../locations/location.input.ts';
import { firstAirport, lowestPriceTo } from '../locations/lowest-price.ts';
import { OfferAirport } from '../offers/flight-offer.input.ts';

@ArgsType()
class ExploreArgs {
  @Field(() => ID, { nullable: true, description: 'An airport of the UK; any without it.' })
  fromId?: string | null;

  @Field(() => Int, { nullable: true, description: '1 to 12; any without it.' })
  month?: number | null;

  @Field(() => Int, { nullable: true })
  maxPricePence?: number | null;
}

@ObjectType({ description: 'A location that can be flown to at that price.' })
class ExploredPlace {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  countryName!: string;

  @Field(() => OfferAirport, { description: 'The airport that the price is for.' })
  airport!: OfferAirport;

  @Field(() => LowestPrice)
  price!: LowestPrice;
}

@Resolver()
export class ExploreResolver {
  @Query(() => [ExploredPlace], { description: 'The cheapest place to fly to first.' })
  @Directive('@cacheControl(maxAge: 1)')
  async explore(
    @Args(() => ExploreArgs) { fromId, month, maxPricePence }: ExploreArgs,
    @Ctx() context: CatalogueContext,
  ): Promise<ExploredPlace[]> {
    const choice = { fromId, month, isStrict: true };
    const { locations } = await context.bookable();
    const places = await Promise.all(
      locations.search('').map(async ({ id, name, countryName }) => {
        const airport = await firstAirport(context, id);
        const price = await lowestPriceTo(context, id, choice);
        if (!airport || !price || price.pricePence > (maxPricePence ?? Infinity)) return [];
        return [{ id, name, countryName, airport: { ...airport, locationName: name }, price }];
      }),
    );
    return places.flat().sort((a, b) => a.price.pricePence - b.price.pricePence);
  }
}
