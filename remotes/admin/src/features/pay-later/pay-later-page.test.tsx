import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import { aSite } from '../../texts/site-fixture.ts';
import { Component as PayLaterPage } from './pay-later-page.tsx';

const stored = {
  heading: 'Pay later',
  text: 'In six parts.',
  items: [
    { id: '1', subheading: 'How', text: 'By card.' },
    { id: '2', subheading: 'When', text: 'Each month.' },
  ],
};
const siteAt = (payLater: typeof stored, version: number) => ({
  __typename: 'SiteValues',
  ...aSite({ payLater, versions: [{ key: 'payLater', version }] }),
});
const read = (payLater: typeof stored, version = 1): Answer => ({
  data: { siteValues: siteAt(payLater, version) },
});
const setup = (answers: Record<string, Answer | (() => Answer)> = {}) =>
  renderPage(<PayLaterPage />, { SiteValues: read(stored), ...answers });

const edit = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
const forms = () =>
  screen.getAllByRole('form', { name: /^Edit/ }).map((form) => form.getAttribute('aria-label'));

test('either the heading or one item is edited at a time (§4)', async () => {
  setup();

  await edit(/^Edit heading/);
  await edit(/^Edit item 1/);
  await waitFor(() => expect(forms()).toEqual(['Edit item']));

  await edit(/^Edit heading/);
  await waitFor(() => expect(forms()).toEqual(['Edit heading and text']));
});

test('unsaved input in an item is not lost to the heading without a question', async () => {
  setup();
  await edit(/^Edit item 1/);
  const form = within(screen.getByRole('form', { name: 'Edit item' }));
  await userEvent.type(form.getByLabelText('Subheading'), '!');

  await edit(/^Edit heading/);
  await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));

  expect(forms()).toEqual(['Edit item']);
  expect(form.getByLabelText<HTMLInputElement>('Subheading').value).toBe('How!');
});

test('Cancel confirms before input is lost, and only then', async () => {
  setup();
  await edit(/^Edit item 1/);
  const form = () => screen.queryByRole('form', { name: 'Edit item' });
  const opened = within(screen.getByRole('form', { name: 'Edit item' }));
  await userEvent.type(opened.getByLabelText('Subheading'), '!');

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click((await question()).getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(form()).toBeNull());

  await edit(/^Edit item 1/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(form()).toBeNull());
});

test('another person’s change of another field is published beside mine, without a question', async () => {
  const theirs = { ...stored, text: 'In six equal parts.' };
  const answers: Answer[] = [
    { data: { result: { __typename: 'Stale', message: 'Someone else has changed it.' } } },
  ];
  const { sent, answers: now } = setup({
    SaveSiteValues: () =>
      answers.shift() ?? {
        data: {
          result: { __typename: 'SiteValuesSaved', record: siteAt(theirs, 3) },
        },
      },
  });
  await edit(/^Edit heading/);
  await userEvent.type(screen.getByLabelText('Heading'), '!');
  now['SiteValues'] = read(theirs, 2);

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  const notice = await screen.findByRole('dialog', { name: 'Saved with changes' });
  expect(notice.textContent).toContain('Saved. Since you opened it, ');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: /^Edit/ })).toBeNull());
  const saves = sent.filter(({ operation }) => operation === 'SaveSiteValues');
  expect(saves.at(-1)?.variables).toEqual({
    values: { payLater: { ...theirs, heading: 'Pay later!' } },
    basedOn: [{ key: 'payLater', version: 2 }],
  });
});
