import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '@larkfare/remote-contract/testing';
import { AboutPage } from './about-page.tsx';

const siteInformation = (aboutUsLong: unknown): Answer => ({
  data: { siteInformation: { __typename: 'SiteInformation', aboutUsLong } },
});
const block = (subheading: string | null, text: string) => ({
  __typename: 'AboutBlock',
  subheading,
  text,
});
const setup = (answer: Answer) =>
  renderPage(<AboutPage searchForm={<p>The search form</p>} />, { AboutUs: answer });

test('about us reads as blocks, each with its subheading where it has one (§2)', async () => {
  const { titles } = setup(
    siteInformation([block(null, 'We book flights.\n\nBy phone.'), block('Prices', 'Plain.')]),
  );

  await screen.findByText('We book flights.');
  expect(screen.getByText('By phone.').tagName).toBe('P');
  screen.getByRole('heading', { level: 1, name: 'About Larkfare' });
  screen.getByRole('heading', { level: 2, name: 'Prices' });
  expect(titles).toContain('About us');
});

test('markup that an administrator wrote is shown as text', async () => {
  setup(siteInformation([block(null, '<img src=x onerror=alert(1)>')]));

  await screen.findByText('<img src=x onerror=alert(1)>');
});

test('the search form is there while the text is on its way (§2)', async () => {
  setup('pending');

  within(screen.getByRole('region', { name: 'Find your flight' })).getByText('The search form');
  expect(screen.getByRole('status').textContent).toBe('Loading About Us');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing written yet offers the next step', async () => {
  setup(siteInformation([]));

  await screen.findByText(/haven’t written this page yet/);
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

test.each<[string, Answer, string]>([
  [
    'the server’s own message',
    { message: 'This part of the site is not answering.' },
    'This part of the site is not answering.',
  ],
  ['a line that broke', 'broken', 'Error fetching About Us information.'],
  [
    'an answer without the blocks',
    siteInformation(null),
    'Invalid About Us data received from server.',
  ],
])(
  '%s is shown in place of the text, and a retry reads again (§8)',
  async (_, failure, sentence) => {
    const { answers, globalErrors } = setup(failure);

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(sentence);
    answers.AboutUs = siteInformation([block('Prices', 'Plain.')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await screen.findByRole('heading', { name: 'Prices' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(globalErrors).toEqual([]);
  },
);
