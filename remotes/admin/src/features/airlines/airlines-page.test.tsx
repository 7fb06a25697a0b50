import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { variablesOf, renderPage, type Answers } from '../../testing/render-page.tsx';
import { Component as AirlinesPage } from './airlines-page.tsx';

const text = (heading: string, description: string) => ({
  __typename: 'HeadedText',
  heading,
  description,
});
const airline = (id: string, shortName: string, part: object = {}) => ({
  __typename: 'Airline',
  id,
  version: 7,
  name: shortName,
  shortName,
  code: null,
  overview: `About ${shortName}.`,
  logoPicture: `/media/uploads/${id}-logo.webp`,
  monogramPicture: `/media/uploads/${id}-mark.webp`,
  hasBaggage: true,
  baggage: [text('Cabin bag', '7 kg.')],
  details: [text('Fleet', 'Twelve aircraft.'), text('Hub', 'Luton.')],
  canDelete: true,
  ...part,
});
const larkair = airline('lark', 'Larkair', { canDelete: false });
const wren = airline('wren', 'Wren', { hasBaggage: false, baggage: [], name: 'Wren Airways' });
const paged = (items: unknown[], part: object = {}) => ({
  data: {
    records: {
      __typename: 'AirlinePage',
      items,
      page: 1,
      totalPages: 1,
      totalItems: items.length,
      ...part,
    },
  },
});
const setup = (answers: Answers = {}, address = '/admin/airline') =>
  renderPage(
    <AirlinesPage />,
    { ManagedAirlines: paged([larkair, wren]), ...answers },
    { address },
  );
const tileOf = async (name: string) => {
  const tile = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!tile) throw new Error(`${name} has no tile.`);
  return within(tile);
};
const openAdd = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add airline' }));
  return within(await screen.findByRole('dialog', { name: 'Add Airline' }));
};

test('on a phone a tile is its head, which opens to show the rest', async () => {
  renderPage(<AirlinesPage />, { ManagedAirlines: paged([larkair]) }, { isOnPhone: true });

  const name = await screen.findByRole('heading', { level: 2, name: 'Larkair' });
  const tile = name.closest('details');
  expect(tile?.open).toBe(false);
  await userEvent.click(name);

  expect(tile?.open).toBe(true);
  expect(tile?.textContent).toContain('About Larkair.');
});

test('a tile shows both marks, the overview and both lists (§2)', async () => {
  setup();

  const tile = await tileOf('Larkair');
  screen.getByRole('heading', { level: 1, name: 'Manage Airlines' });
  tile.getByAltText('Monogram');
  tile.getByAltText('Logo');
  tile.getByText('About Larkair.');
  tile.getByText('Twelve aircraft.');
  tile.getByText('Cabin bag');
  (await tileOf('Wren')).getByText('Wren Airways');
});

test('an airline with flights leads to them, one without can be deleted (§2)', async () => {
  setup();

  const link = (await tileOf('Larkair')).getByRole('link', { name: /View Flights/ });
  expect(link.getAttribute('href')).toBe('/admin/flight?airlines_id=lark');
  expect((await tileOf('Larkair')).queryByRole('button', { name: /Delete/ })).toBeNull();
  await userEvent.click((await tileOf('Wren')).getByRole('button', { name: /Delete/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }));
  question.getByText('Are you sure you want to delete the airline Wren?');
});

test('search and page are in the address (§2)', async () => {
  const { sent, at } = setup(
    { ManagedAirlines: ({ page }) => paged([wren], { page, totalPages: 5, totalItems: 91 }) },
    '/admin/airline?search=wr&page=2',
  );
  await tileOf('Wren');

  expect(variablesOf(sent, 'ManagedAirlines')).toEqual([{ query: 'wr', page: 2 }]);
  await userEvent.click(screen.getByRole('button', { name: /Previous/ }));
  expect(at().search).toBe('?search=wr');
});

test('an empty new airline shows its problems, and nothing is sent (§5)', async () => {
  const { sent } = setup();
  const popUp = await openAdd();

  await userEvent.click(popUp.getByLabelText('Baggage'));
  await userEvent.click(popUp.getByRole('button', { name: 'Add airline' }));

  for (const sentence of [
    'Short name is required.',
    'Logo picture is required.',
    'Monogram picture is required.',
    'All details must have a heading and description.',
    'Overview is required.',
    'All baggage details must have a heading and description.',
  ])
    popUp.getByText(sentence);
  expect(popUp.getAllByText('JPEG, PNG or WebP, max 10 MB')).toHaveLength(2);
  expect(variablesOf(sent, 'CreateAirline')).toEqual([]);
});

test('an entry can be removed only if more than one exists (§5)', async () => {
  setup();
  const popUp = await openAdd();
  expect(popUp.queryByRole('button', { name: /Remove/ })).toBeNull();

  await userEvent.click(popUp.getByRole('button', { name: 'Add detail' }));
  expect(document.activeElement).toBe(popUp.getByLabelText('Heading of detail 2'));
  await userEvent.type(popUp.getByLabelText('Heading of detail 2'), 'Hub');
  await userEvent.click(popUp.getByRole('button', { name: 'Remove detail 1' }));

  expect(popUp.getByLabelText<HTMLInputElement>('Heading of detail 1').value).toBe('Hub');
  expect(popUp.queryByRole('button', { name: /Remove/ })).toBeNull();
});

test('an airline is added with its pictures and lists, trimmed (§2, §7, §8)', async () => {
  const upload = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () => new Response(JSON.stringify({ imageUrl: '/media/uploads/mark.webp' })),
    );
  const { sent, answers, successes } = setup();
  const popUp = await openAdd();
  answers['CreateAirline'] = {
    data: { result: { __typename: 'AirlineSaved', record: airline('new', 'Swift') } },
  };
  const png = new File([new Uint8Array(10)], 'mark.png', { type: 'image/png' });

  await userEvent.type(popUp.getByLabelText('Short name'), ' Swift ');
  await userEvent.upload(popUp.getByLabelText(/^Logo picture/), png);
  await userEvent.upload(popUp.getByLabelText(/^Monogram picture/), png);
  expect(await popUp.findAllByText('Uploaded')).toHaveLength(2);
  await userEvent.type(popUp.getByLabelText('Overview'), ' Fast. ');
  await userEvent.type(popUp.getByLabelText('Heading of detail 1'), 'Hub');
  await userEvent.type(popUp.getByLabelText('Description of detail 1'), ' Leeds. ');
  await userEvent.click(popUp.getByRole('button', { name: 'Add airline' }));

  await tileOf('Larkair');
  expect(upload.mock.calls.map(([path]) => path)).toEqual([
    '/api/upload/airlines',
    '/api/upload/airlines',
  ]);
  expect(variablesOf(sent, 'CreateAirline')).toEqual([
    {
      input: {
        shortName: 'Swift',
        logoPicture: '/media/uploads/mark.webp',
        monogramPicture: '/media/uploads/mark.webp',
        overview: 'Fast.',
        details: [{ heading: 'Hub', description: 'Leeds.' }],
        hasBaggage: false,
        baggage: [],
      },
    },
  ]);
  expect(successes).toEqual(['Swift added.']);
});

test('an airline is edited on the version that was read, with pictures of 5 MB at most (§2, §5)', async () => {
  const { sent, answers } = setup();
  await userEvent.click((await tileOf('Wren')).getByRole('button', { name: /Edit/ }));
  const popUp = within(await screen.findByRole('dialog', { name: 'Edit Airline' }));
  expect(popUp.getAllByText('JPEG, PNG or WebP, max 5 MB')).toHaveLength(2);
  answers['UpdateAirline'] = {
    data: { result: { __typename: 'AirlineSaved', record: wren } },
  };

  await userEvent.click(popUp.getByLabelText('Baggage'));
  await userEvent.type(popUp.getByLabelText('Heading of baggage detail 1'), 'Hold');
  await userEvent.type(popUp.getByLabelText('Description of baggage detail 1'), '23 kg.');
  await userEvent.click(popUp.getByRole('button', { name: 'Save changes' }));

  await tileOf('Wren');
  expect(variablesOf(sent, 'UpdateAirline')).toMatchObject([
    {
      id: 'wren',
      version: 7,
      input: { hasBaggage: true, baggage: [{ heading: 'Hold', description: '23 kg.' }] },
    },
  ]);
});

test('an airline that was deleted meanwhile is reported in the pop-up', async () => {
  setup({
    UpdateAirline: {
      data: { result: { __typename: 'NotFound', message: 'This airline no longer exists.' } },
    },
  });
  await userEvent.click((await tileOf('Wren')).getByRole('button', { name: /Edit/ }));
  const popUp = within(await screen.findByRole('dialog', { name: 'Edit Airline' }));
  await userEvent.click(popUp.getByRole('button', { name: 'Save changes' }));

  expect(
    (await popUp.findByText('This airline no longer exists.')).closest('[role=alert]'),
  ).not.toBeNull();
});

test('while they load their shapes are there', () => {
  setup({ ManagedAirlines: 'pending' });
  screen.getByText('Loading airlines');
});

test('nothing that matches is shown', async () => {
  setup({ ManagedAirlines: paged([]) }, '/admin/airline?search=zzz');
  await screen.findByText('No airline matches “zzz”.');
});
