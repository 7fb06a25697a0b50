import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answers } from '../testing/render-page.tsx';
import { HistoryPanel } from './history-panel.tsx';

const revision = (version: number) => ({
  __typename: 'SiteValue',
  key: 'aboutInfo',
  version,
  changedBy: 'ada@larkfare.example',
  changedAt: '2026-11-01T10:00:00.000Z',
  restoredVersion: null,
});
const text = (text: string) => ({ __typename: 'SiteValue', text });
const pages: Record<string, number[]> = { 1: [21, 20], 2: [1] };

const setup = (answers: Answers = {}) =>
  renderPage(<HistoryPanel siteKey="aboutInfo" />, {
    SiteValueRevisions({ page }) {
      const items = pages[String(page)]?.map(revision) ?? [];
      return {
        data: {
          siteValueRevisions: { __typename: 'SiteValuePage', items, page, totalPages: 2 },
          newest: { __typename: 'SiteValuePage', items: [revision(21)] },
        },
      };
    },
    SiteValueRevision: { data: { revision: text('We fly.'), current: text('We ring.') } },
    ...answers,
  });
const versions = () =>
  screen.getAllByText(/^Version \d+/).map(({ textContent }) => textContent?.split(' ·')[0]);
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('the versions of a text have pages, whose buttons stay while the next one is read', async () => {
  setup();
  const next = await screen.findByRole('button', { name: 'Next' });

  await press('Next');
  await screen.findByText(/^Version 1\b/);

  expect(versions()).toEqual(['Version 1']);
  screen.getByText('Page 2 of 2');
  expect(screen.getByRole('button', { name: 'Next' })).toBe(next);
  await press('Previous');
  await screen.findByText('On the site now');
});

test('the text of a version is read when it is opened, and compared with the one on the site', async () => {
  const { sent } = setup();
  await press('Next');
  await screen.findByText(/^Version 1\b/);
  expect(sent.map(({ operation }) => operation)).not.toContain('SiteValueRevision');

  await press('Compare of version 1');

  await within(screen.getByRole('list')).findByText('ring');
  expect(sent.at(-1)).toEqual({
    operation: 'SiteValueRevision',
    variables: { key: 'aboutInfo', version: 1, currentVersion: 21 },
  });
});

test('a text that cannot be read is named as such, with a retry', async () => {
  setup({ SiteValueRevision: { message: 'No.' } });

  await press('Text of version 21');

  await screen.findByText('This version could not be read.');
  screen.getByRole('button', { name: /try again/i });
});
