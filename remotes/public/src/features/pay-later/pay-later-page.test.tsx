import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '@larkfare/remote-contract/testing';
import { PayLaterPage } from './pay-later-page.tsx';
import { splitOpening } from './pay-later.rules.ts';

const item = (subheading: string, text: string) => ({
  __typename: 'PayLaterItem',
  subheading,
  text,
});
const siteInformation = ({
  items = [item('What it costs', 'Nothing extra. The schedule shows it.')] as unknown,
  contactPhone = '020 7946 0321',
} = {}): Answer => ({
  data: {
    siteInformation: {
      __typename: 'SiteInformation',
      contactPhone,
      payLater: {
        __typename: 'PayLater',
        heading: 'Book Now - Pay Later',
        text: 'In up to 6 installments.',
        items,
      },
    },
  },
});
const setup = (answer: Answer) =>
  renderPage(<PayLaterPage searchForm={<p>The search form</p>} />, { PayLater: answer });

test('the page shows its heading, its text and the search form (§2)', async () => {
  setup(siteInformation());

  await screen.findByText('In up to 6 installments.');
  screen.getByRole('heading', { level: 1, name: 'Book Now - Pay Later' });
  within(screen.getByRole('region', { name: 'Find a flight to pay later' })).getByText(
    'The search form',
  );
});

test('an item is read more of, and less again (§2)', async () => {
  setup(siteInformation());

  const more = await screen.findByRole('button', { name: 'Read more about What it costs' });
  const rest = screen.getByText('The schedule shows it.');
  expect(rest.closest('[hidden]')).not.toBeNull();

  await userEvent.click(more);
  expect(rest.closest('[hidden]')).toBeNull();
  expect(more.textContent).toBe('Read less about What it costs');
  expect(more.getAttribute('aria-expanded')).toBe('true');

  await userEvent.click(more);
  expect(rest.closest('[hidden]')).not.toBeNull();
  expect(more.textContent).toBe('Read more about What it costs');
});

test.each([
  ['First. Second. Third.', 'First.', 'Second. Third.'],
  ['First?\n\nNext paragraph.', 'First?', 'Next paragraph.'],
  ['From £1.50 a day. More.', 'From £1.50 a day.', 'More.'],
  ['Only one sentence.', '', 'Only one sentence.'],
  ['No full stop\nat all', '', 'No full stop\nat all'],
])('%j opens with %j', (text, opening, rest) => {
  expect(splitOpening(text)).toEqual({ opening, rest });
});

test('Call Now dials the contact phone (§2)', async () => {
  setup(siteInformation());

  const call = await screen.findByRole('link', { name: 'Call Now' });
  expect(call.getAttribute('href')).toBe('tel:02079460321');
});

test('Call Now without a number shows that there is none (§8)', async () => {
  const { errors } = setup('broken');

  await userEvent.click(await screen.findByRole('button', { name: 'Call Now' }));

  expect(errors).toEqual(['Failed to retrieve phone number.']);
});

test.each<[string, Answer, string]>([
  [
    'the server’s own message',
    { message: 'Please try again in a moment.' },
    'Please try again in a moment.',
  ],
  ['a line that broke', 'broken', 'Error fetching Paylater information.'],
  [
    'an answer without the items',
    siteInformation({ items: null }),
    'Invalid Paylater received from server.',
  ],
])(
  '%s is shown in place of the items, and a retry reads again (§8)',
  async (_, failure, sentence) => {
    const { answers } = setup(failure);

    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    answers.PayLater = siteInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await screen.findByRole('heading', { name: 'What it costs' });
  },
);

test('the skeleton is announced while the page is loading', () => {
  setup('pending');

  expect(screen.getByRole('status').textContent).toBe('Loading Pay Later');
});

test('no items yet offers the next step', async () => {
  setup(siteInformation({ items: [] }));

  expect((await screen.findByRole('link', { name: 'contact us' })).getAttribute('href')).toBe(
    '/contact',
  );
});
