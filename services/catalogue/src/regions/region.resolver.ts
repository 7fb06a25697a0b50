import { DeleteResult } from '@larkfare/service-kit';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { Region } from './region.entity.ts';
import { RegionInput, SaveRegionResult } from './region.input.ts';
import { canDeleteRegion } from './region.rules.ts';
import { createRegion, deleteRegion, updateRegion } from './region-writes.ts';
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

  @FieldResolver(() => Boolean, { description: 'Whether no country is left in it.' })
  async canDelete(@Root() { id }: Region, @Ctx() { loaders }: CatalogueContext): Promise<boolean> {
    return canDeleteRegion({ hasCountries: await loaders.regionHasCountries.load(id) });
  }

  @Mutation(() => SaveRegionResult)
  createRegion(
    @Arg('input', () => RegionInput) input: RegionInput,
    @Ctx() context: CatalogueContext,
  ): Promise<typeof SaveRegionResult> {
    return createRegion(context, input);
  }

  @Mutation(() => SaveRegionResult, {
    description: '`version` is the one the change is based on; without it, the newest.',
  })
  updateRegion(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => RegionInput) input: RegionInput,
    @Arg('version', () => Int, { nullable: true }) version: number | null | undefined,
    @Ctx() context: CatalogueContext,
  ): Promise<typeof SaveRegionResult> {
    return updateRegion(context, { id, input, version });
  }

  @Mutation(() => DeleteResult)
  deleteRegion(
    @Arg('id', () => ID) id: string,
    @Ctx() context: CatalogueContext,
  ): Promise<typeof DeleteResult> {
    return deleteRegion(context, id);
  }
}
