import {
  Arg,
  Ctx,
  Directive,
  FieldResolver,
  Query,
  Resolver,
  Root,
  ObjectType,
} from 'type-graphql';
import { bookableOnly, Count } from '../bookable-arguments.ts';
import { type CatalogueContext } from '../catalogue-context.ts';
import { Location } from '../locations/location.entity.ts';
import { advertised, Dealings } from '../locations/location.rules.ts';
import { lastMinutePriceTo } from '../locations/lowest-price.ts';

/** All deals, of which the fields that the resolver adds list as many as are requested. */
@ObjectType()
class Deals {
  lastMinutes!: Location[];
  topDestinations!: Location[];
  hotDeals!: Location[];
}

const Bookable = () => Arg('bookable', () => Boolean, bookableOnly);

@Resolver(() => Deals)
export class DealsResolver {
  @Query(() => Deals)
  @Directive('@cacheControl(maxAge: 1)')
  deals(@Ctx() { names }: CatalogueContext): Deals {
    const { featured } = names().places;
    const on = (list: Dealings) => featured.filter(({ dealings }) => dealings === list);
    return {
      lastMinutes: on(Dealings.lastMinutes),
      topDestinations: on(Dealings.topDestinations),
      hotDeals: on(Dealings.hotDeals),
    };
  }

  @FieldResolver(() => [Location], {
    description: 'The bookable ones have a price for a departure within six weeks.',
  })
  async lastMinutes(
    @Root() { lastMinutes }: Deals,
    @Bookable() isBookable: boolean,
    @Count() count: number | null | undefined,
    @Ctx() context: CatalogueContext,
  ): Promise<Location[]> {
    const bookable = await context.bookable();
    if (!isBookable) return advertised(bookable, lastMinutes, { isBookable, count });
    const prices = await Promise.all(lastMinutes.map(({ id }) => lastMinutePriceTo(context, id)));
    const soon = lastMinutes.filter((_, at) => prices[at]);
    return advertised(bookable, soon, { isBookable, count });
  }

  @FieldResolver(() => [Location])
  async topDestinations(
    @Root() { topDestinations }: Deals,
    @Bookable() isBookable: boolean,
    @Count() count: number | null | undefined,
    @Ctx() { bookable }: CatalogueContext,
  ): Promise<Location[]> {
    return advertised(await bookable(), topDestinations, { isBookable, count });
  }

  @FieldResolver(() => [Location])
  async hotDeals(
    @Root() { hotDeals }: Deals,
    @Bookable() isBookable: boolean,
    @Count() count: number | null | undefined,
    @Ctx() { bookable }: CatalogueContext,
  ): Promise<Location[]> {
    return advertised(await bookable(), hotDeals, { isBookable, count });
  }
}
