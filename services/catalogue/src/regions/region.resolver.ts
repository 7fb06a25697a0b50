import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { Region } from './region.entity.ts';
import { allRegions } from './regions.ts';

@Resolver(() => Region)
export class RegionResolver {
  @Query(() => [Region])
  regions(@Ctx() { db }: CatalogueContext): Promise<Region[]> {
    return allRegions(db);
  }

  @Query(() => Region, { nullable: true })
  region(
    @Arg('id', () => ID) id: string,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Region | null> {
    return loaders.region.load(id);
  }
}
