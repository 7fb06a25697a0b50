import { transformSync } from '@swc/core';
// @ts-expect-error The build's own tools are plain JavaScript.
import { sentence } from './development-plugin.mjs';

test('a syntax error is shown with its place and without the native stack of the compiler', () => {
  // The compiler adds a stack where RUST_BACKTRACE is set.
  const message = `${syntaxErrorOf('export const = 1;')}\n\nStack backtrace:\n   0: clone3`;

  const shown = sentence({ file: 'src/app.tsx', message });

  expect(shown).toMatch(/^src\/app\.tsx\n.*Unexpected token `=`/);
  expect(shown).toContain('1 | export const = 1;');
  expect(shown).not.toMatch(/Caused by|backtrace|clone3/);
});

function syntaxErrorOf(source: string): string {
  try {
    transformSync(source);
    return '';
  } catch (problem) {
    return String(problem);
  }
}
