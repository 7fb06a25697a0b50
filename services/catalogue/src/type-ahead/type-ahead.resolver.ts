import { pageOf, pageRequest } from '@larkfare/data-kit/paging';
import { Arg, Ctx, Directive, Int, Query, Resolver } from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { AirportSuggestion, AirportSuggestionPage } from './type-ahead.input.ts';

@Resolver()
export class TypeAheadResolver {
  @Query(() => [AirportSuggestion])
  @Directive('@cacheControl(maxAge: 1)')
  airportSuggestions(
    @Arg('query', () => String) query: string,
    @Arg('size', () => Int, { defaultValue: 10 }) size: number,
    @Ctx() { names }: CatalogueContext,
  ): AirportSuggestion[] {
    return pageOf(names().places.airports.suggest(query), pageRequest(1, size)).items;
  }

  @Query(() => AirportSuggestionPage)
  @Directive('@cacheControl(maxAge: 1)')
  airportSearch(
    @Arg('query', () => String) query: string,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('size', () => Int, { defaultValue: 50 }) size: number,
    @Ctx() { names }: CatalogueContext,
  ): AirportSuggestionPage {
    return pageOf(names().places.airports.search(query), pageRequest(page, size));
  }
}
