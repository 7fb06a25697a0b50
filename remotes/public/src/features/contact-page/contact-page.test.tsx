import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '@larkfare/remote-contract/testing';
import { ContactPage } from './contact-page.tsx';

const mapEmbedUrl = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4';
const contact = {
  __typename: 'SiteInformation',
  contactEmail: 'hello@larkfare.example',
  contactPhone: '020 7946 0321',
  addressText: 'Larkfare\n14 Skylark Yard',
  mapEmbedUrl,
  mapLink: 'https://www.openstreetmap.org/?mlat=1&mlon=2',
  aboutInfo: 'A small team.',
};
const answered = (changes: Partial<Record<keyof typeof contact, string | null>> = {}): Answer => ({
  data: { siteInformation: { ...contact, ...changes } },
});
const whatsApp = (contactWhatsApp = '07700 900321'): Answer => ({
  data: { siteInformation: { __typename: 'SiteInformation', contactWhatsApp } },
});
const setup = (answers: Record<string, Answer> = {}) =>
  renderPage(
    <ContactPage
      renderMessagePopUp={({ open, onClose }) => (
        <button onClick={onClose}>The pop-up is {open ? 'open' : 'closed'}</button>
      )}
    />,
    { Contact: answered(), WhatsAppNumber: whatsApp(), ...answers },
  );
const cardHref = async (name: RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

test('a card each rings, writes, messages and opens the map (§2)', async () => {
  setup();

  expect(await cardHref(/^Phone/)).toBe('tel:02079460321');
  expect(await cardHref(/^Email/)).toBe('mailto:hello@larkfare.example');
  expect(await cardHref(/^WhatsApp/)).toBe('https://wa.me/447700900321');
  expect(await cardHref(/^Address/)).toBe(contact.mapLink);
});

test('a contact that the administrator left empty has no card', async () => {
  setup({ Contact: answered({ contactEmail: '' }), WhatsAppNumber: whatsApp('') });

  await screen.findByRole('link', { name: /^Phone/ });
  expect(screen.queryByText('Email')).toBeNull();
  expect(screen.queryByText('WhatsApp')).toBeNull();
});

test('Get in Touch opens the message pop-up', async () => {
  setup();
  await screen.findByRole('link', { name: /^Phone/ });

  await userEvent.click(screen.getByRole('button', { name: 'Get in Touch' }));
  await userEvent.click(screen.getByRole('button', { name: 'The pop-up is open' }));

  screen.getByRole('button', { name: 'The pop-up is closed' });
});

test('the map loads only at the visitor’s request, in a sandbox (§2)', async () => {
  setup();

  const show = await screen.findByRole('button', { name: 'Show the map' });
  expect(document.querySelector('iframe')).toBeNull();
  screen.getByText(/comes from openstreetmap\.org/);
  await userEvent.click(show);

  const map = screen.getByTitle('Map of our address');
  expect(map.getAttribute('src')).toBe(mapEmbedUrl);
  expect(map.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
});

test('without an allowed map there is none', async () => {
  setup({ Contact: answered({ mapEmbedUrl: null }) });

  await screen.findByRole('link', { name: /^Phone/ });
  expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull();
});

test.each<[string, Record<string, Answer>, string]>([
  ['contact details', { Contact: 'broken' }, 'Error fetching Contact information.'],
  [
    'the WhatsApp number',
    { WhatsAppNumber: { message: 'down' } },
    'Failed to get WhatsApp number.',
  ],
])(
  'failing to read %s is an error of the whole page, reported once (§8)',
  async (_, answers, sentence) => {
    const { globalErrors } = setup(answers);

    await screen.findByRole('alert');
    expect(globalErrors).toEqual([sentence]);
  },
);

test('a retry brings the cards back', async () => {
  const { answers } = setup({ Contact: 'broken' });

  await screen.findByRole('alert');
  answers.Contact = answered();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await cardHref(/^Phone/)).toBe('tel:02079460321');
});

test('the shapes of the cards are announced while they are on their way', () => {
  setup({ Contact: 'pending', WhatsAppNumber: 'pending' });

  expect(screen.getByRole('status').textContent).toBe('Loading contact details');
});
