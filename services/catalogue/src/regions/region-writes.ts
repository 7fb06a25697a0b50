import { AlreadyExists, type DeleteResult } from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { goneSentence } from '../id.rules.ts';
import { createNamed, updateNamed } from '../named-records.ts';
import { deleteRecord, type Update } from '../records.ts';
import { Region } from './region.entity.ts';
import { type RegionInput, RegionSaved, type SaveRegionResult } from './region.input.ts';
import {
  canDeleteRegion,
  regionProblems,
  regionValues,
  type RegionValues,
} from './region.rules.ts';
import { regionsWithCountries } from './regions.ts';

const regions = {
  type: Region,
  names: 'places',
  missing: goneSentence('Region'),
  toValues: regionValues,
  problems: regionProblems,
  refusals: ({ name }: RegionValues) => ({
    regions_name_unique: () => new AlreadyExists(`There is already a region called ${name}.`),
  }),
  toColumns: (values: RegionValues) => values,
  Saved: RegionSaved,
} as const;

export const createRegion = (
  context: CatalogueContext,
  input: RegionInput,
): Promise<typeof SaveRegionResult> => createNamed(context, regions, input);

export const updateRegion = (
  context: CatalogueContext,
  change: Update<RegionInput>,
): Promise<typeof SaveRegionResult> => updateNamed(context, regions, change);

export const deleteRegion = (context: CatalogueContext, id: string): Promise<typeof DeleteResult> =>
  deleteRecord(context, {
    ...regions,
    id,
    canDelete: async (manager, region) => {
      const used = await regionsWithCountries(manager, [region.id]);
      return canDeleteRegion({ hasCountries: used.length > 0 });
    },
    inUse: ({ name }) => `${name} still has countries.`,
  });
