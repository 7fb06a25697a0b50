import { screen, waitFor, within } from '@testing-library/react';
import type { Contribution } from '@larkfare/remote-cli/registry-api';
import { press } from '../../../testing/press.ts';
import { fakeRegistry } from '../registry/fake-registry.ts';
import { renderRemotes } from '../render-remotes.tsx';

const contribution = (remote: string, part: Partial<Contribution> = {}) => ({
  remote,
  title: `The ${remote}`,
  version: '1.0.0',
  isShown: true,
  needsReview: false,
  ...part,
});
const slots = (revision: number, ...contributions: ReturnType<typeof contribution>[]) => ({
  slots: [
    { slot: 'home-section', revision, contributions },
    { slot: 'footer-column', revision: 0, contributions: [] },
  ],
});
const setup = () => renderRemotes('?view=slots');
const remotes = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('the content of a slot is moved up and hidden, based on the loaded revision', async () => {
  const { answers, changes } = fakeRegistry({
    'GET /slots': slots(3, contribution('atlas'), contribution('guide')),
    'PUT /slots/home-section': slots(4),
  });
  setup();
  expect(await remotes()).toEqual(['The atlas', 'The guide']);

  answers['GET /slots'] = slots(4, contribution('guide'), contribution('atlas'));
  await press('Move up The guide');
  await waitFor(async () => expect(await remotes()).toEqual(['The guide', 'The atlas']));
  await press('Hide The atlas');

  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()).toMatchObject([
    { ifMatch: '"3"', body: { shown: ['guide', 'atlas'], hidden: [] } },
    { ifMatch: '"4"', body: { shown: ['guide'], hidden: ['atlas'] } },
  ]);
});

test('hidden content is marked, as is content that waits for a review', async () => {
  const { slots: components } = slots(
    3,
    contribution('atlas', { needsReview: true }),
    contribution('guide', { isShown: false, needsReview: true }),
  );
  const entries = [contribution('tours', { needsReview: true })];
  fakeRegistry({
    'GET /slots': {
      slots: [...components, { slot: 'navigation-entry', revision: 0, contributions: entries }],
    },
  });
  setup();

  const review = await screen.findByRole('link', { name: 'Shown in a frame until it is reviewed' });
  expect(review.getAttribute('href')).toContain('?remote=atlas&review=1.0.0');
  screen.getByText('Hidden');
  screen.getByRole('link', { name: 'The label waits for a review' });
});
