import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer, type Answers } from '@larkfare/remote-contract/testing';
import { AirlinesPage } from './airlines-page.tsx';

HTMLElement.prototype.scrollIntoView = () => undefined;

const airline = (id: string, name: string) => ({
  __typename: 'Airline',
  id,
  name,
  logoPicture: null,
  overview: `About ${name}.`,
});
const many = [
  airline('am', 'Aeroméxico'),
  airline('kl', 'KLM Royal Dutch Airlines'),
  ...Array.from({ length: 46 }, (_, index) => airline(`no${index}`, `Number ${index}`)),
];
const answered = (items: unknown, changes: object = {}): Answer => ({
  data: {
    bookableAirlines: {
      __typename: 'BookableAirlinePage',
      items,
      page: 1,
      totalPages: 1,
      totalItems: Array.isArray(items) ? items.length : 0,
      letters: ['A', 'K', 'N'],
      ...changes,
    },
  },
});
/** Finds as the server does, with one airline on a second page. */
const found = ({ name, letter, page }: Record<string, unknown>): Answer => {
  if (name)
    return answered(many.filter((each) => each.name.toLowerCase().startsWith(String(name))));
  if (letter) return answered(many.filter((each) => each.name.startsWith(String(letter))));
  const pages = { page: Number(page), totalPages: 2, totalItems: 49 };
  return answered(page === 2 ? [airline('wr', 'Wren')] : many, pages);
};
const setup = (answer: Answers[string], address = '/flight') =>
  renderPage(<AirlinesPage />, { Airlines: answer }, { address });
const shown = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/flight/'))
    .map((link) => link.textContent);

test('every airline is listed and leads to its page (§2)', async () => {
  const { pages, sent } = setup(answered([airline('am', 'Aeroméxico'), airline('kl', 'KLM')]));

  const link = await screen.findByRole('link', { name: 'KLM' });
  screen.getByRole('heading', { level: 1, name: 'Our Partner Airlines' });
  expect(link.getAttribute('href')).toBe('/flight/kl');
  screen.getByText('About Aeroméxico.');
  expect(screen.queryByLabelText('Find an airline')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Letters' })).toBeNull();
  expect(sent.map(({ variables }) => variables)).toEqual([{ name: '', letter: null, page: 1 }]);
  expect(pages.at(-1)).toMatchObject({
    canonicalPath: '/flight',
    structuredData: [{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList' }],
  });
});

test('among many, one is found by its name, and the address holds what was typed', async () => {
  const { at } = setup(found);
  await screen.findByText('49 airlines');

  await userEvent.type(screen.getByLabelText('Find an airline'), 'klm');

  await screen.findByText('1 airline');
  expect(shown()).toEqual(['KLM Royal Dutch Airlines']);
  expect(at().search).toBe('?name=klm');
});

test('an address with a name opens with the airlines of that name', async () => {
  const { pages } = setup(found, '/flight?name=klm');

  await screen.findByText('1 airline');
  expect(screen.getByLabelText<HTMLInputElement>('Find an airline').value).toBe('klm');
  expect(pages.at(-1)?.noIndex).toBe(true);
});

test('airlines come 48 a page, and by letter', async () => {
  const { at, pages } = setup(found);
  await screen.findByText('49 airlines');

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('link', { name: 'Wren' });
  expect(at().search).toBe('?page=2');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Airlines' }));
  expect(pages.at(-1)?.canonicalPath).toBe('/flight?page=2');

  await userEvent.click(screen.getByRole('link', { name: 'A' }));
  await screen.findByText('1 airline');
  expect(shown()).toEqual(['Aeroméxico']);
  expect(screen.getByRole('link', { name: 'A' }).getAttribute('aria-current')).toBe('page');
});

test('an unknown airline shows a message, and all can be shown again', async () => {
  setup(found, '/flight?name=zzz');
  await screen.findByText('We don’t have an airline called “zzz”.');

  await userEvent.click(screen.getByRole('button', { name: 'Show all airlines' }));

  await screen.findByText('49 airlines');
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
])('%s is the whole page’s failure, and a retry reads again (§8)', async (_, failure, sentence) => {
  const { answers, globalErrors } = setup(failure);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(globalErrors).toEqual([sentence]);

  answers['Airlines'] = answered([airline('kl', 'KLM')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('link', { name: 'KLM' });
});
