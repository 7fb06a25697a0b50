import { Arg, Ctx, Directive, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { Region } from './region.entity.ts';
import { canDeleteRegion } from './region.rules.ts';
import { allRegions } from './regions.ts';

@Resolver(() => Region)
export class RegionResolver {
  @Query(() => [Region])
  @Directive('@cacheControl(maxAge: 1)')
  regions(@Ctx() { db }: CatalogueContext): Promise<Region[]> {
    return allRegions(db);
  }

  @Query(() => Region, { nullable: true })
  @Directive('@cacheControl(maxAge: 1)')
  region(
    @Arg('id', () => ID) id: string,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Region | null> {
    return loaders.region.load(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether no country is left in it.' })
  async canDelete(@Root() { id }: Region, @Ctx() { loaders }: CatalogueContext): Promise<boolean> {
    return canDeleteRegion({ hasCountries: await loaders.regionHasCountries.load(id) });
  }
}
