import { scopeStyles } from './scope-styles.mjs';

test('each rule is limited to the remote’s boundary, animations to its name, and nothing else is changed', () => {
  const css =
    '.a,.b:hover{x:1}@media print{.c{x:1;&:hover{x:2}}}@keyframes d{from{x:1}}.e{animation:d-out 1s,d 1s}';

  expect(scopeStyles(css, 'guide')).toEqual({
    css: ':where([data-boundary="guide"]) .a,:where([data-boundary="guide"]) .b:hover{x:1}@media print{:where([data-boundary="guide"]) .c{x:1;&:hover{x:2}}}@keyframes guide_d{from{x:1}}:where([data-boundary="guide"]) .e{animation:d-out 1s,guide_d 1s}',
    problems: [],
  });
});

test.each(['body:has(.a)', ':root .a', 'HTML .a', '.a:not(body *)'])(
  '%s could not match there any more, so the build fails',
  (selector) =>
    expect(scopeStyles(`${selector}{x:1}`, 'guide').problems).toEqual([
      `“${selector}” styles the page around this remote, which is the site's own.`,
    ]),
);
