import { isInUse } from './channel.ts';

let frame: HTMLIFrameElement;
const userActivation = { isActive: false };
beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
  Object.assign(navigator, { userActivation });
  userActivation.isActive = false;
});
afterEach(() => frame.remove());

test('a frame is in use when the browser reports the click after the message of the frame', async () => {
  const current = isInUse({ current: frame });
  frame.focus();
  userActivation.isActive = true;

  expect(await current).toBe(true);
});

test.each(['without the focus', 'without a click'])('a frame is not in use %s', async (reason) => {
  if (reason === 'without a click') frame.focus();
  else userActivation.isActive = true;

  expect(await isInUse({ current: frame })).toBe(false);
});
