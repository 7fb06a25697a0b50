import { notesOf } from './site.ts';

test.each([
  ['short', '  – mount: short'],
  ['a'.repeat(266_000), `  – mount: ${'a'.repeat(1000)}… (--json prints all of it)`],
])('a note of a gate is at most a few lines long', (note, line) => {
  expect(notesOf({ gate: 'mount', problems: [], note })).toEqual([line]);
});
