import { largestPage, pageOf, pageRequest } from '@larkfare/data-kit/paging';
import { Arg, Ctx, Directive, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { bookableOnly } from '../bookable-arguments.ts';
import { type CatalogueContext } from '../catalogue-context.ts';
import { present } from '../loaders.ts';
import { AirlinePage } from './airline.input.ts';
import { Airline } from './airline.entity.ts';
import { canDeleteAirline, pickOthers } from './airline.rules.ts';
import { allAirlines } from './airlines.ts';

@Resolver(() => Airline)
export class AirlineResolver {
  @Query(() => [Airline])
  @Directive('@cacheControl(maxAge: 1)')
  airlines(@Ctx() { db }: CatalogueContext): Promise<Airline[]> {
    return allAirlines(db);
  }

  @Query(() => Airline, { nullable: true })
  @Directive('@cacheControl(maxAge: 1)')
  airline(
    @Arg('id', () => ID) id: string,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Airline | null> {
    return loaders.airline.load(id);
  }

  @Query(() => AirlinePage)
  @Directive('@cacheControl(maxAge: 1)')
  async airlineSearch(
    @Arg('query', () => String) query: string,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('size', () => Int, { defaultValue: 20 }) size: number,
    @Ctx() { loaders, names }: CatalogueContext,
  ): Promise<AirlinePage> {
    const found = pageOf(names().airlines.search(query), pageRequest(page, size));
    return { ...found, items: present(await loaders.airline.loadMany(found.items)) };
  }

  @Query(() => [Airline])
  @Directive('@cacheControl(maxAge: 1)')
  async airlineSuggestions(
    @Arg('query', () => String) query: string,
    @Arg('size', () => Int, { defaultValue: 20 }) size: number,
    @Arg('bookable', () => Boolean, bookableOnly) isBookable: boolean,
    @Ctx() { bookable, loaders, names }: CatalogueContext,
  ): Promise<Airline[]> {
    const { airlines } = isBookable ? await bookable() : names();
    const found = pageOf(airlines.suggest(query), pageRequest(1, size));
    return present(await loaders.airline.loadMany(found.items));
  }

  @FieldResolver(() => Boolean)
  hasFlights(@Root() { id }: Airline, @Ctx() { loaders }: CatalogueContext): Promise<boolean> {
    return loaders.airlineHasFlights.load(id);
  }

  @FieldResolver(() => [Airline], {
    description: "Four others that can be booked, picked at random, for 'You May Also Like'.",
  })
  async others(
    @Root() { id }: Airline,
    @Arg('count', () => Int, { defaultValue: 4 }) count: number,
    @Ctx() { bookable, loaders, random }: CatalogueContext,
  ): Promise<Airline[]> {
    const { airlines } = await bookable();
    const picked = pickOthers(airlines.search(''), id, Math.min(count, largestPage), random);
    return present(await loaders.airline.loadMany(picked));
  }

  @FieldResolver(() => Boolean, { description: 'Whether it has no flights.' })
  async canDelete(@Root() { id }: Airline, @Ctx() { loaders }: CatalogueContext): Promise<boolean> {
    return canDeleteAirline({ hasFlights: await loaders.airlineHasFlights.load(id) });
  }
}
