import { z } from 'zod';
import { safeParse } from './safe-parse.ts';

const shape = z.object({ label: z.string().min(1).max(10) });
const hasNoLength = { label: { length: { toString: 1 } } };

test('a value whose length cannot be compared is refused', () => {
  expect(() => shape.safeParse(hasNoLength)).toThrow(TypeError);
  expect(safeParse(shape, hasNoLength).error?.issues).toMatchObject([
    { path: [], message: 'A value has the wrong type.' },
  ]);
});

test('everything else follows the schema', () => {
  expect(safeParse(shape, { label: 'CI' })).toEqual({ success: true, data: { label: 'CI' } });
  expect(safeParse(shape, {}, { error: () => 'is missing' }).error?.issues).toMatchObject([
    { path: ['label'], message: 'is missing' },
  ]);
});
