import { z } from 'zod';
import { type Door } from './door.ts';
import { record, timestamps } from './legacy.ts';
import { RegionsDocument } from './region.generated.ts';

const region = z.object({ ...record, name: z.string(), ...timestamps });

export function regionRoutes({ route, operation }: Door): void {
  const regions = operation(RegionsDocument);

  route(
    'GET /region',
    { summary: 'Every region (continent)', answer: z.array(region) },
    async ({ caller }) => {
      const answer = await regions({}, caller);
      return answer.regions.map(({ id, name, createdAt, updatedAt }) => ({
        _id: id,
        name,
        createdAt,
        updatedAt,
      }));
    },
  );
}
