import { Arg, Ctx, Directive, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { Location } from '../locations/location.entity.ts';
import { Deals } from './deals.input.ts';
import { currentDeals } from './deals.ts';

const Count = () => Arg('count', () => Int, { nullable: true });

@Resolver(() => Deals)
export class DealsResolver {
  @Query(() => Deals)
  @Directive('@cacheControl(maxAge: 1)')
  deals(@Ctx() { names }: CatalogueContext): Deals {
    return currentDeals(names().places.featured);
  }

  @FieldResolver(() => [Location])
  lastMinutes(@Root() deals: Deals, @Count() count?: number | null): Location[] {
    return firstOf(deals.lastMinutes, count);
  }

  @FieldResolver(() => [Location])
  topDestinations(@Root() deals: Deals, @Count() count?: number | null): Location[] {
    return firstOf(deals.topDestinations, count);
  }

  @FieldResolver(() => [Location])
  hotDeals(@Root() deals: Deals, @Count() count?: number | null): Location[] {
    return firstOf(deals.hotDeals, count);
  }
}

/** All of them without a count; a negative one is none. */
const firstOf = (list: Location[], count: number | null | undefined) =>
  list.slice(0, count == null ? undefined : Math.max(0, count));
