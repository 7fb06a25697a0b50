import { z } from 'zod';
import { basedOn, changeOf, deletion, toDeleted } from './change.ts';
import { type Door } from './door.ts';
import { record, timestamps, versioned } from './legacy.ts';
import { textOrNone } from './parameters.ts';
import { toRefused } from './refused.ts';
import {
  CreateRegionDocument,
  DeleteRegionDocument,
  type RegionRecordFragment,
  RegionsDocument,
  UpdateRegionDocument,
} from './region.generated.ts';

const region = z.object({ ...record, name: z.string(), ...timestamps, ...versioned });
const regionBody = z.object({ name: textOrNone(200) });

export function regionRoutes({ route, operation }: Door): void {
  const regions = operation(RegionsDocument);
  const createRegion = operation(CreateRegionDocument);
  const updateRegion = operation(UpdateRegionDocument);
  const deleteRegion = operation(DeleteRegionDocument);

  route(
    'GET /region',
    { summary: 'Every region (continent)', answer: z.array(region) },
    async ({ caller }) => (await regions({}, caller)).regions.map(toRegion),
  );

  route(
    'POST /region',
    {
      summary: 'Add a region',
      administrator: true,
      body: regionBody,
      answer: region,
      status: 201,
    },
    async ({ body, caller }) => {
      const { createRegion: result } = await createRegion({ input: body }, caller);
      return result.__typename === 'RegionSaved' ? toRegion(result.region) : toRefused(result);
    },
  );

  route(
    'PUT /region/{id}',
    { summary: 'Rename a region', ...changeOf(regionBody), answer: region },
    async (request) => {
      const { params, body, caller } = request;
      const { updateRegion: result } = await updateRegion(
        { ...params, version: basedOn(request), input: { name: body.name } },
        caller,
      );
      return result.__typename === 'RegionSaved' ? toRegion(result.region) : toRefused(result);
    },
  );

  route(
    'DELETE /region/{id}',
    { summary: 'Delete a region without countries', ...deletion },
    async ({ params, caller }) => {
      const { deleteRegion: result } = await deleteRegion(params, caller);
      return toDeleted(result, 'The region was deleted.');
    },
  );
}

const toRegion = ({ id, name, createdAt, updatedAt, version }: RegionRecordFragment) => ({
  _id: id,
  name,
  createdAt,
  updatedAt,
  version,
});
