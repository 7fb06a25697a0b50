import { stateTexts } from './dev-state.rules.ts';

const problem = "src/app.tsx(3,1): error TS2304: Cannot find name 'x'.";

test('an error of types is printed once, however often the remote is built with it', () => {
  const textsOf = stateTexts();
  const after = (build: string, types: string[] = []) =>
    textsOf(build, { build: [], types, warnings: [] });

  expect(after('first')).toEqual(['Built, without problems.']);
  expect(after('first')).toEqual([]);
  expect(after('second', [problem])).toEqual([`✗ ${problem}`]);
  expect(after('third', [problem])).toEqual([]);
  expect(after('third', [problem])).toEqual([]);
  expect(after('third')).toEqual(['Built, without problems.']);
  expect(after('fourth')).toEqual(['Built, without problems.']);
});

test('an error of the build comes before those of types, and warnings come last', () => {
  expect(stateTexts()(undefined, { build: ['no.'], types: [problem], warnings: ['big.'] })).toEqual(
    [`✗ no.\n✗ ${problem}\n– big.`],
  );
});
