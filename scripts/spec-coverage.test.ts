import { testsBySection } from './spec-coverage.ts';

test('each section of the specification has tests', () => {
  expect([...testsBySection().keys()]).toEqual([
    '§1',
    '§2',
    '§3',
    '§4',
    '§5',
    '§6',
    '§7',
    '§8',
    '§9',
  ]);
});
