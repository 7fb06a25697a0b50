import { styleProblems } from './styles.gate.ts';

const own = '[data-boundary="guide"]';

test.each([
  `:where(${own}) .guide_page{color:red}`,
  `${own} > .guide_page:has(.guide_list):not(.x) ~ p{color:red}`,
  `@media (width>1px){@supports (color:red){${own} .guide_page,${own}{color:red}}}`,
  `${own} .guide_page{color:red;&:hover{color:blue}.guide_list{color:red}> p{color:red}}`,
  '@keyframes guide_turn{from{opacity:0}50%{opacity:1}}',
  '@font-face{src:url(a.woff2);font-family:"guide_Serif"}',
])('%s stays in the remote', (css) => expect(styleProblems(css, 'guide')).toEqual([]));

test.each([
  ['body{display:none}', 'body'],
  ['html{display:none}', 'html'],
  ['body:has(.guide_list){display:none}', 'body:has(.guide_list)'],
  [':root:not(.guide_list){display:none}', ':root:not(.guide_list)'],
  ['.guide_page{color:red}', '.guide_page'],
  [`html:has(${own}){display:none}`, `html:has(${own})`],
  [`:is(${own},body){display:none}`, `:is(${own},body)`],
  [`:where(${own},body){display:none}`, `:where(${own},body)`],
  [`${own} ~ *{display:none}`, `${own} ~ *`],
  [`${own} .x,#main{display:none}`, '#main'],
  ['[data-boundary^="g"] .x{display:none}', '[data-boundary^="g"] .x'],
  ['[data-boundary="public"] .x{display:none}', '[data-boundary="public"] .x'],
  [`${own}{:root:has(&){display:none}}`, ':root:has(&)'],
  [`${own}{@media print{&:hover ~ *{display:none}}}`, '&:hover ~ *'],
  [`${own}{+ *{display:none}}`, '+ *'],
])('%s is refused', (css, selector) =>
  expect(styleProblems(css, 'guide')).toEqual([
    `“${selector}” styles more than this remote: begin it with [data-boundary="guide"], as the build does.`,
  ]),
);

test.each([
  ['@import url(/x.css);', '@import concerns the whole page.'],
  ['@font-face{font-family:Figtree}', 'The font “Figtree” is not named guide_….'],
  ['@keyframes appear{from{opacity:0}}', 'The animation “appear” is not named guide_….'],
])('%s is refused, because names are shared', (css, problem) =>
  expect(styleProblems(css, 'guide')).toEqual([problem]),
);

test('a file that is not CSS is refused', () =>
  expect(styleProblems('.guide {', 'guide')).toEqual([expect.stringContaining('Unclosed block')]));
