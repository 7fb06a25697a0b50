import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import { AirlinesPage } from './airlines-page.tsx';
import { airlineCount, airlinesNamed } from './airlines.rules.ts';

const airline = (id: string, name: string, code: string | null = null) => ({
  __typename: 'Airline',
  id,
  name,
  shortName: name,
  code,
  logoPicture: null,
  overview: `About ${name}.`,
});
const many = [
  airline('am', 'Aeroméxico', 'AM'),
  airline('kl', 'KLM Royal Dutch Airlines', 'KL'),
  ...Array.from({ length: 12 }, (_, index) => airline(`no${index}`, `Number ${index}`)),
];
const answered = (airlines: unknown): Answer => ({ data: { airlines } });
const setup = (answer: Answer, address = '/flight') =>
  renderPage(<AirlinesPage />, { Airlines: answer }, { address });
const names = () =>
  screen.getAllByRole('listitem').flatMap((item) => item.querySelector('a') ?? []);
const shown = () => names().filter((link) => link.getAttribute('href')?.startsWith('/flight/'));

test('every airline is listed and leads to its page', async () => {
  const { pages } = setup(answered([airline('am', 'Aeroméxico'), airline('kl', 'KLM')]));

  const link = await screen.findByRole('link', { name: 'KLM' });
  screen.getByRole('heading', { level: 1, name: 'Our Partner Airlines' });
  expect(link.getAttribute('href')).toBe('/flight/kl');
  screen.getByText('About Aeroméxico.');
  expect(screen.queryByLabelText('Find an airline')).toBeNull();
  expect(pages.at(-1)).toMatchObject({
    canonicalPath: '/flight',
    structuredData: [{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList' }],
  });
});

test('among many, one is found by its name, and the address holds what was typed', async () => {
  const { at } = setup(answered(many));
  await screen.findByText('14 airlines');

  await userEvent.type(screen.getByLabelText('Find an airline'), 'aeromex');

  expect(shown()).toHaveLength(1);
  screen.getByText('1 of 14 airlines');
  expect(at.search).toBe('?name=aeromex');
});

test('an address with a name opens with the airlines of that name', async () => {
  setup(answered(many), '/flight?name=klm');

  await screen.findByText('1 of 14 airlines');
  expect(screen.getByLabelText<HTMLInputElement>('Find an airline').value).toBe('klm');
});

test('a name that no airline has says so, and all can be shown again', async () => {
  setup(answered(many), '/flight?name=zzz');
  await screen.findByText('We don’t have an airline called “zzz”.');

  await userEvent.click(screen.getByRole('button', { name: 'Show all airlines' }));

  expect(shown()).toHaveLength(14);
});

test.each([
  ['', 14],
  ['KLM', 1],
  ['kl', 1],
  ['am', 1],
  ['AEROMÉXICO', 1],
  ['aeromexico ', 1],
  ['number', 12],
  ['xyz', 0],
])('%j finds %i of them', (typed, count) => {
  expect(airlinesNamed(many, typed)).toHaveLength(count);
});

test.each([
  [1, 1, '1 airline'],
  [91, 91, '91 airlines'],
  [3, 91, '3 of 91 airlines'],
  [0, 1, '0 of 1 airline'],
])('%i of %i are shown as %j', (shownCount, all, text) => {
  expect(airlineCount(shownCount, all)).toBe(text);
});

test('without any the visitor reads so and is shown what to do', async () => {
  setup(answered([]));

  await screen.findByText(/No airlines yet/);
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

test('while they load their shapes are there', () => {
  setup('pending');

  screen.getByText('Loading airlines');
});

test.each<[string, Answer, string]>([
  [
    'the server’s own message',
    { message: 'The catalogue is resting.' },
    'The catalogue is resting.',
  ],
  ['a line that broke', 'broken', 'Error fetching airlines.'],
  ['an answer without airlines', answered(null), 'Invalid airline data received.'],
])('%s is the whole page’s failure, and a retry reads again', async (_, failure, sentence) => {
  const { answers, globalErrors } = setup(failure);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(globalErrors).toEqual([sentence]);

  answers['Airlines'] = answered([airline('kl', 'KLM')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('link', { name: 'KLM' });
});
