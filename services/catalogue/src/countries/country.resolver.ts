import { isId } from '@larkfare/text-rules';
import { Arg, Ctx, Directive, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { Region } from '../regions/region.entity.ts';
import { countriesOf } from './countries.ts';
import { Country } from './country.entity.ts';
import { canDeleteCountry } from './country.rules.ts';

@Resolver(() => Country)
export class CountryResolver {
  @Query(() => [Country])
  @Directive('@cacheControl(maxAge: 1)')
  async countries(
    @Arg('regionId', () => ID, { nullable: true }) regionId: string | null | undefined,
    @Ctx() { db }: CatalogueContext,
  ): Promise<Country[]> {
    if (regionId == null) return countriesOf(db);
    return isId(regionId) ? countriesOf(db, regionId) : [];
  }

  @Query(() => Country, { nullable: true })
  @Directive('@cacheControl(maxAge: 1)')
  country(
    @Arg('id', () => ID) id: string,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Country | null> {
    return loaders.country.load(id);
  }

  @FieldResolver(() => Region)
  region(
    @Root() { regionId }: Country,
    @Ctx() { loaders }: CatalogueContext,
  ): Promise<Region | null> {
    return loaders.region.load(regionId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether no location is left in it.' })
  async canDelete(@Root() { id }: Country, @Ctx() { loaders }: CatalogueContext): Promise<boolean> {
    return canDeleteCountry({ hasLocations: await loaders.countryHasLocations.load(id) });
  }
}
