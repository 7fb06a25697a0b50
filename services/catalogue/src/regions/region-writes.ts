import {
  AlreadyExists,
  type DeleteResult,
  InvalidInput,
  isStale,
  NotFound,
  Stale,
} from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { goneSentence } from '../id.rules.ts';
import {
  addRecord,
  changeRecord,
  deleteRecord,
  lockRecord,
  type Update,
  writeNamed,
} from '../records.ts';
import { Region } from './region.entity.ts';
import { type RegionInput, RegionSaved, type SaveRegionResult } from './region.input.ts';
import {
  canDeleteRegion,
  regionProblems,
  regionValues,
  type RegionValues,
} from './region.rules.ts';
import { regionsWithCountries } from './regions.ts';

const missing = goneSentence('Region');

const refusals = ({ name }: RegionValues) => ({
  regions_name_unique: () => new AlreadyExists(`There is already a region called ${name}.`),
});

export async function createRegion(
  context: CatalogueContext,
  input: RegionInput,
): Promise<typeof SaveRegionResult> {
  const values = regionValues(input);
  const problems = regionProblems(values);
  if (problems.length) return new InvalidInput(problems);

  return writeNamed(context, 'places', refusals(values), async (manager) => {
    const region = await addRecord(manager, Region, values);
    return new RegionSaved(region);
  });
}

export async function updateRegion(
  context: CatalogueContext,
  { id, input, version }: Update<RegionInput>,
): Promise<typeof SaveRegionResult> {
  const values = regionValues(input);
  const problems = regionProblems(values);
  if (problems.length) return new InvalidInput(problems);

  return writeNamed(context, 'places', refusals(values), async (manager) => {
    const region = await lockRecord(manager, Region, id);
    if (!region) return new NotFound(missing);
    if (isStale(region, version)) return new Stale();
    return new RegionSaved(await changeRecord(manager, Region, region, values));
  });
}

export const deleteRegion = (context: CatalogueContext, id: string): Promise<typeof DeleteResult> =>
  deleteRecord(context, {
    type: Region,
    id,
    missing,
    names: 'places',
    canDelete: async (manager, region) => {
      const used = await regionsWithCountries(manager, [region.id]);
      return canDeleteRegion({ hasCountries: used.length > 0 });
    },
    inUse: ({ name }) => `${name} still has countries.`,
  });
