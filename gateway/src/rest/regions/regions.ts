import { z } from 'zod';
import { asSelected, crud } from '../crud.ts';
import { record, timestamps, versioned } from '../mappers.ts';
import { textOrNone } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import {
  CreateRegionDocument,
  DeleteRegionDocument,
  RegionsDocument,
  UpdateRegionDocument,
} from './regions.generated.ts';

export function regionRoutes(api: RestApi): void {
  crud(api, {
    path: '/region',
    name: 'region',
    schema: z.object({ ...record, name: z.string(), ...timestamps, ...versioned }),
    toRecord: asSelected,
    body: z.object({ name: textOrNone(200) }),
    toInput: ({ name }) => ({ name }),
    list: ['Every region (continent)', RegionsDocument],
    create: ['Add a region', CreateRegionDocument],
    update: ['Rename a region', UpdateRegionDocument],
    delete: ['Delete a region without countries', DeleteRegionDocument],
  });
}
