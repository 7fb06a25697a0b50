import { DeleteResult } from '@larkfare/service-kit';
import { isId } from '@larkfare/text-rules';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type CatalogueContext } from '../catalogue-context.ts';
import { Region } from '../regions/region.entity.ts';
import { countriesOf } from './countries.ts';
import { Country } from './country.entity.ts';
import { CountryInput, SaveCountryResult } from './country.input.ts';
import { canDeleteCountry } from './country.rules.ts';
import { createCountry, deleteCountry, updateCountry } from './country-writes.ts';

@Resolver(() => Country)
export class CountryResolver {
  @Query(() => [Country])
  async countries(
    @Arg('regionId', () => ID, { nullable: true }) regionId: string | null | undefined,
    @Ctx() { db }: CatalogueContext,
  ): Promise<Country[]> {
    if (regionId == null) return countriesOf(db);
    return isId(regionId) ? countriesOf(db, regionId) : [];
  }

  @Query(() => Country, { nullable: true })
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

  @Mutation(() => SaveCountryResult)
  createCountry(
    @Arg('input', () => CountryInput) input: CountryInput,
    @Ctx() context: CatalogueContext,
  ): Promise<typeof SaveCountryResult> {
    return createCountry(context, input);
  }

  @Mutation(() => SaveCountryResult)
  updateCountry(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CountryInput) input: CountryInput,
    @Arg('version', () => Int, { nullable: true }) version: number | null | undefined,
    @Ctx() context: CatalogueContext,
  ): Promise<typeof SaveCountryResult> {
    return updateCountry(context, { id, input, version });
  }

  @Mutation(() => DeleteResult)
  deleteCountry(
    @Arg('id', () => ID) id: string,
    @Ctx() context: CatalogueContext,
  ): Promise<typeof DeleteResult> {
    return deleteCountry(context, id);
  }
}
