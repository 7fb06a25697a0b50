// @ts-expect-error The build's own tools are plain JavaScript.
import { scopeStyles } from './scope-styles-plugin.mjs';

test('each rule is limited to the remote’s boundary, and nothing else is changed', () => {
  const css = '.a,.b:hover{x:1}@media print{.c{x:1;&:hover{x:2}}}@keyframes d{from{x:1}}';

  expect(scopeStyles(css, 'guide')).toEqual({
    css: ':where([data-boundary="guide"]) .a,:where([data-boundary="guide"]) .b:hover{x:1}@media print{:where([data-boundary="guide"]) .c{x:1;&:hover{x:2}}}@keyframes d{from{x:1}}',
    problems: [],
  });
});

test.each(['body:has(.a)', ':root .a', 'HTML .a', '.a:not(body *)'])(
  '%s could not match there any more, so the build says so',
  (selector) =>
    expect(scopeStyles(`${selector}{x:1}`, 'guide').problems).toEqual([
      `“${selector}” styles the page around this remote, which is the site's own.`,
    ]),
);
