import { recordMutations, type Records, saveResult } from '@larkfare/data-kit/records';
import { AlreadyExists, refuseInput } from '@larkfare/data-kit/refusals';
import { notFoundMessage } from '../id.rules.ts';
import { Region } from './region.entity.ts';
import {
  canDeleteRegion,
  regionProblems,
  regionValues,
  type RegionValues,
} from './region.rules.ts';
import { regionsWithCountries } from './regions.ts';
import { Field, InputType } from 'type-graphql';

@InputType()
class RegionInput implements RegionValues {
  @Field(() => String)
  name!: string;
}

const regions: Records<Region, RegionInput> = {
  type: Region,
  missing: notFoundMessage('Region'),
  toColumns(input) {
    const values = regionValues(input);
    return refuseInput(regionProblems(values)) ?? values;
  },
  constraints: (input) => ({
    regions_name_unique: () =>
      new AlreadyExists(`There is already a region called ${regionValues(input).name}.`),
  }),
  async canDelete({ id }, manager) {
    const used = await regionsWithCountries(manager, [id]);
    return canDeleteRegion({ hasCountries: used.length > 0 });
  },
  inUse: ({ name }) => `${name} still has countries.`,
};

export const regionMutations = recordMutations(regions, RegionInput, saveResult(Region));
