import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '@larkfare/remote-contract/testing';
import { Component as PrivacyPage } from './privacy-page.tsx';
import { Component as TermsPage } from './terms-page.tsx';

const bullet = (heading: string | null, text: string) => ({
  __typename: 'TextBullet',
  heading,
  text,
});
const sections = [
  {
    __typename: 'TextSection',
    heading: 'What we collect',
    text: 'As little as we can.',
    bullets: [bullet('Messages', 'What you write.'), bullet(null, 'Nothing else.')],
  },
  { __typename: 'TextSection', heading: 'Law', text: 'England.', bullets: [] },
];

const pages = [
  ['Privacy', <PrivacyPage key="privacy" />, 'PrivacyPolicy', 'privacyPolicy', 'Privacy policy'],
  ['Terms', <TermsPage key="terms" />, 'Terms', 'terms', 'Terms and conditions'],
] as const;

describe.each(pages)('%s', (name, page, operation, field, heading) => {
  const answered = (value: unknown): Answer => ({
    data: { siteInformation: { __typename: 'SiteInformation', [field]: value } },
  });
  const setup = (answer: Answer) => renderPage(page, { [operation]: answer });

  test('each section has its heading, its text and its bullets (§2)', async () => {
    const { titles } = setup(answered(sections));

    const section = await screen.findByRole('region', { name: 'What we collect' });
    within(section).getByText('As little as we can.');
    const [first, second] = within(section).getAllByRole('listitem');
    expect(first?.innerHTML).toBe('<strong>Messages: </strong>What you write.');
    expect(second?.innerHTML).toBe('Nothing else.');
    expect(within(screen.getByRole('region', { name: 'Law' })).queryByRole('list')).toBeNull();
    screen.getByRole('heading', { level: 1, name: heading });
    expect(titles).toContain(heading);
  });

  test('the contents lead to the sections', async () => {
    setup(answered(sections));

    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    const href = within(contents).getByRole('link', { name: 'Law' }).getAttribute('href') ?? '';
    expect(document.querySelector(href)?.textContent).toBe('Law');
  });

  test.each<[string, Answer, string]>([
    ['a line that broke', 'broken', `Error fetching ${name}. Please try again later.`],
    ['an error', { message: 'down' }, `Error fetching ${name}. Please try again later.`],
    ['an answer without sections', answered(null), `Invalid ${name} format received from server.`],
  ])(
    '%s is an error of the whole page, and can be tried again (§8)',
    async (_, failure, sentence) => {
      const { answers, globalErrors } = setup(failure);

      expect((await screen.findByRole('alert')).textContent).toContain(sentence);
      expect(globalErrors).toEqual([sentence]);
      answers[operation] = answered(sections);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

      await screen.findByRole('region', { name: 'Law' });
    },
  );

  test('nothing published yet offers the next step', async () => {
    setup(answered([]));

    await screen.findByText(/Nothing has been published here yet/);
    screen.getByRole('link', { name: 'Contact us' });
  });

  test('the text’s shape is announced while it is on its way', () => {
    setup('pending');

    expect(screen.getByRole('status').textContent).toBe('Loading the text');
  });
});
