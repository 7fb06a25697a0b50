import { Ctx, Directive, Query, Resolver } from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { Deals } from './deals.input.ts';
import { currentDeals } from './deals.ts';

@Resolver()
export class DealsResolver {
  @Query(() => Deals)
  @Directive('@cacheControl(maxAge: 1)')
  deals(@Ctx() { names }: CatalogueContext): Deals {
    return currentDeals(names().places.featured);
  }
}
