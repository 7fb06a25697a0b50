import { runInNewContext } from 'node:vm';
import { sandboxCss } from './sandbox-css.rules.ts';

const unit = (share: string) => `calc(${share} * var(--window-unit, 1svh))`;

test.each([
  ['.a{min-block-size:100svh}', `.a{min-block-size:${unit('100')}}`],
  ['.a{height:calc(100vh - 4rem)}', `.a{height:calc(${unit('100')} - 4rem)}`],
  ['.a{block-size:12.5dvb;top:-.5lvh}', `.a{block-size:${unit('12.5')};top:${unit('-.5')}}`],
])('%s is a share of the visitor’s window', (css, sandboxed) => {
  expect(sandboxCss(css)).toBe(sandboxed);
});

test.each([
  '.guide_100vh_x1{color:red}',
  '.a{width:100vw;inline-size:50svi}',
  '.a{background:url(a100vh.png)}',
  '.a{color:#100}',
])('%s stays', (css) => {
  expect(sandboxCss(css)).toBe(css);
});

test('a million digits are read once, so that no partner’s styles hold up the server', () => {
  const css = `.a{width:${'1'.repeat(1_000_000)}}`;

  const sandboxed = runInNewContext('sandboxCss(css)', { sandboxCss, css }, { timeout: 20_000 });

  expect(sandboxed).toBe(css);
});
