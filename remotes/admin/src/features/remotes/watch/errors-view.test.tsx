import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRegistry } from '../registry/fake-registry.ts';
import { renderRemotes } from '../render-remotes.tsx';

const errors = [
  {
    version: '1.1.0',
    name: 'TypeError',
    message: 'Place <n> is gone',
    place: 'src/place-page.tsx:31:12',
    count: 1200,
    visitors: 1,
    firstSeenAt: '2026-11-19T08:30:00.000Z',
    lastSeenAt: '2026-11-19T09:30:00.000Z',
    sample: {
      outcome: 'crashed',
      browser: 'Firefox',
      frames: ['src/place-page.tsx:31:12', 'src/app.tsx:4:1'],
      routes: ['/home', '/guide/:id'],
      operations: ['GuidePlace'],
    },
  },
];
const path = 'GET /remotes/guide/errors?version=1.1.0';
const render = (answer: Parameters<typeof fakeRegistry>[0]) => {
  fakeRegistry(answer);
  return renderRemotes('?remote=guide&errors=1.1.0');
};

test('the errors of a version are listed, and one opens with its stack and what came before', async () => {
  render({ [path]: { errors } });

  const summary = await screen.findByText('TypeError: Place <n> is gone');
  screen.getByText('1 visitor');
  screen.getByText('1,200 times');
  await userEvent.click(summary);

  expect(screen.getByLabelText('Stack').textContent).toBe(
    'at src/place-page.tsx:31:12\nat src/app.tsx:4:1',
  );
  screen.getByText('/home → /guide/:id');
  screen.getByText('GuidePlace');
});

test('a version without errors is reported', async () => {
  render({ [path]: { errors: [] } });

  await screen.findByText('No page has reported an error of this version.');
});
