import { mappedStack } from './mapped-stack.ts';

test('a stack has the places of the remote’s own sources, and no frame of other code', () => {
  // Line 1 column 1 of the built file is line 9 column 3 of the page.
  const map = {
    version: 3,
    sources: ['webpack://remote_x/./src/page.tsx'],
    names: [],
    mappings: 'AAQE',
  };
  const file = (name: string) =>
    name === 'page.js.map' ? Buffer.from(JSON.stringify(map)) : undefined;

  const stack = [
    'Error: no weather',
    '    at Component (http://localhost:4400/_r/x/1a/page.js:1:1)',
    '    at render (http://localhost:4400/_s/shell.js:1:1)',
  ].join('\n');

  expect(mappedStack(stack, { file })).toBe(
    'Error: no weather\n    at Component (src/page.tsx:9:3)',
  );
});
