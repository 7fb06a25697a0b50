import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { variablesOf } from '../../testing/render-page.tsx';
import { dubai, hatta, location, renderLocations, tileOf } from './render-locations.tsx';

const png = new File([new Uint8Array(2048)], 'dubai.png', { type: 'image/png' });
/** The responses of the upload; only the network is simulated. */
const uploads = (status: number, answer: object) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(answer), { status }));

test('an empty new location shows its problems, and nothing is sent (§5)', async () => {
  const { sent } = renderLocations();
  await userEvent.click(screen.getByRole('button', { name: 'Add location' }));
  const popUp = within(await screen.findByRole('dialog', { name: 'Add Location' }));

  await userEvent.click(popUp.getByLabelText('Popular destination'));
  await userEvent.selectOptions(popUp.getByLabelText('Dealings'), 'Hot deals');
  await userEvent.click(popUp.getByRole('button', { name: 'Add location' }));

  for (const sentence of [
    'Name is required.',
    'Country is required.',
    'Image is required.',
    'Description is required for popular destinations.',
    'Dealings description is required when dealings is selected.',
  ])
    popUp.getByText(sentence);
  expect(document.activeElement).toBe(popUp.getByLabelText('Name'));
  expect(variablesOf(sent, 'CreateLocation')).toEqual([]);
});

test('a picture is uploaded when it is chosen, and goes with what is typed meanwhile (§2, §7, §8)', async () => {
  const upload = uploads(201, { imageUrl: '/media/uploads/new.webp' });
  const { sent, answers, successes } = renderLocations({}, '/admin/locations?countryId=uae');
  await userEvent.click(await screen.findByRole('button', { name: 'Add location' }));
  const popUp = within(await screen.findByRole('dialog', { name: 'Add Location' }));
  popUp.getByText('JPEG, PNG or WebP, max 10 MB');
  answers['CreateLocation'] = {
    data: { result: { __typename: 'LocationSaved', record: location('al', 'Al Ain') } },
  };

  await userEvent.type(popUp.getByLabelText('Name'), ' Al Ain ');
  await userEvent.upload(popUp.getByLabelText(/^Image/), png);
  await popUp.findByText('Uploaded');
  popUp.getByText('2 KB');
  await userEvent.click(popUp.getByRole('button', { name: 'Add location' }));

  await tileOf('Dubai');
  expect(upload.mock.calls[0]?.[0]).toBe('/api/upload');
  const body = upload.mock.calls[0]?.[1]?.body;
  expect(body instanceof FormData && body.get('image')).toBeInstanceOf(File);
  expect(new Headers(upload.mock.calls[0]?.[1]?.headers).get('authorization')).toBe(
    'Bearer a-token',
  );
  expect(variablesOf(sent, 'CreateLocation')).toEqual([
    {
      input: {
        name: 'Al Ain',
        otherNames: [],
        countryId: 'uae',
        image: '/media/uploads/new.webp',
        isPopular: false,
        description: '',
        dealings: 'none',
      },
    },
  ]);
  expect(successes).toEqual(['Al Ain added.']);
});

test.each([
  ['without words of the server', 413, {}, 'Image file is too large.'],
  ['with words of the server', 413, { error: 'At most 10 MB.' }, 'At most 10 MB.'],
  ['that is no picture', 415, { message: 'This is not a picture.' }, 'This is not a picture.'],
])('an upload refused %s is shown at the picture (§7, §8)', async (_, status, answer, sentence) => {
  uploads(status, answer);
  renderLocations();
  await userEvent.click(screen.getByRole('button', { name: 'Add location' }));
  const popUp = within(await screen.findByRole('dialog', { name: 'Add Location' }));

  await userEvent.upload(popUp.getByLabelText(/^Image/), png);

  expect((await popUp.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(popUp.getByLabelText(/^Image/).getAttribute('aria-invalid')).toBe('true');
});

test('a picture may be dropped; one that is too large is not sent at all (§5)', async () => {
  const upload = uploads(201, { imageUrl: '/media/uploads/new.webp' });
  renderLocations();
  await userEvent.click(screen.getByRole('button', { name: 'Add location' }));
  const popUp = within(await screen.findByRole('dialog', { name: 'Add Location' }));
  const zone = popUp.getByText('or drop it here');
  const large = Object.defineProperty(new File([], 'large.png', { type: 'image/png' }), 'size', {
    value: 11 * 1024 * 1024,
  });

  fireEvent.drop(zone, { dataTransfer: { files: [large] } });
  expect((await popUp.findAllByText('Image file is too large.')).length).toBeGreaterThan(0);
  popUp.getByText('11.0 MB');
  expect(upload).not.toHaveBeenCalled();
  fireEvent.drop(zone, { dataTransfer: { files: [png] } });

  await popUp.findByText('Uploaded');
});

test('a location is edited in a pop-up on the version that was read (§2)', async () => {
  const { sent, answers } = renderLocations();
  await userEvent.click((await tileOf('Dubai')).getByRole('button', { name: /Edit/ }));
  const popUp = within(await screen.findByRole('dialog', { name: 'Edit Location' }));
  answers['UpdateLocation'] = {
    data: { result: { __typename: 'LocationSaved', record: dubai } },
  };

  await userEvent.clear(popUp.getByLabelText('Description'));
  await userEvent.click(popUp.getByRole('button', { name: 'Save changes' }));
  popUp.getByText('Description is required for popular destinations.');
  await userEvent.click(popUp.getByLabelText('Popular destination'));
  expect(popUp.queryByText('Description is required for popular destinations.')).toBeNull();
  await userEvent.selectOptions(popUp.getByLabelText('Dealings'), 'None');
  await userEvent.click(popUp.getByRole('button', { name: 'Save changes' }));

  await tileOf('Dubai');
  expect(variablesOf(sent, 'UpdateLocation')).toEqual([
    {
      id: 'dubai',
      version: 4,
      input: {
        name: 'Dubai',
        otherNames: [],
        countryId: 'uae',
        image: '/media/uploads/dubai.webp',
        isPopular: false,
        description: '',
        dealings: 'none',
      },
    },
  ]);
});

test('a pop-up with unsaved work is not closed without a question (§4)', async () => {
  renderLocations();
  await userEvent.click((await tileOf('Hatta')).getByRole('button', { name: /Edit/ }));
  const popUp = within(await screen.findByRole('dialog', { name: 'Edit Location' }));
  await userEvent.type(popUp.getByLabelText('Name'), '!');

  await userEvent.click(popUp.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));

  expect(popUp.getByLabelText<HTMLInputElement>('Name').value).toBe('Hatta!');
});

test('why nothing was saved is beside Save', async () => {
  renderLocations({
    UpdateLocation: {
      data: {
        result: { __typename: 'NotFound', message: 'That location no longer exists.' },
      },
    },
  });

  const popUp = await renameHatta();

  const problem = (await popUp.findByText('That location no longer exists.')).closest(
    '[role="alert"]',
  );
  const save = popUp.getByRole('button', { name: 'Save changes' });
  expect(problem?.parentElement).toBe(save.parentElement);
});

const stale = {
  data: { result: { __typename: 'Stale', message: 'Someone else has changed this.' } },
};
const renameHatta = async () => {
  await userEvent.click((await tileOf('Hatta')).getByRole('button', { name: /Edit/ }));
  const popUp = within(await screen.findByRole('dialog', { name: 'Edit Location' }));
  await userEvent.type(popUp.getByLabelText('Name'), '!');
  await userEvent.click(popUp.getByRole('button', { name: 'Save changes' }));
  return popUp;
};

test('another person’s change of another field is merged with one’s own, without a question', async () => {
  const answers = [stale];
  const { sent } = renderLocations({
    UpdateLocation: () =>
      answers.shift() ?? {
        data: { result: { __typename: 'LocationSaved', record: hatta } },
      },
    ManagedLocation: {
      data: { record: location('hatta', 'Hatta', { version: 9, description: 'Mountains.' }) },
    },
  });

  await renameHatta();

  await waitFor(() => expect(variablesOf(sent, 'UpdateLocation')).toHaveLength(2));
  expect(variablesOf(sent, 'UpdateLocation').at(-1)).toMatchObject({
    version: 9,
    input: { name: 'Hatta!', description: 'Mountains.' },
  });
});

test('only a field that both changed is compared side by side (§4)', async () => {
  renderLocations({
    UpdateLocation: stale,
    ManagedLocation: {
      data: { record: location('hatta', 'Hatta Dam', { version: 9, description: 'Mountains.' }) },
    },
  });

  const popUp = await renameHatta();

  const comparison = within(await popUp.findByLabelText('Someone else has changed this'));
  comparison.getByText('Hatta Dam');
  comparison.getByText('Hatta!');
  expect(comparison.queryByText('Mountains.')).toBeNull();
});
