import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { type Answer, type Answers, renderPage } from '@larkfare/remote-contract/testing';
import { quoteDraftFor } from '../features/quote/use-request-quote.ts';
import { QuoteInvitation } from './quote-invitation.tsx';

installBrowserParts({ matching: ['(prefers-reduced-motion: reduce)'] });

const requested: Answer = {
  data: {
    requestQuote: {
      __typename: 'QuoteRequested',
      quote: { __typename: 'Quote', id: 'id', reference: 'LQ-7KQ2M9' },
    },
  },
};
const airlines = [
  { __typename: 'Airline', id: 'kl', name: 'KLM Royal Dutch Airlines', shortName: 'KLM' },
];
const listed = (page: { items?: object[]; totalPages?: number }): Answer => ({
  data: {
    bookableAirlines: {
      __typename: 'BookableAirlinePage',
      items: [],
      totalPages: 1,
      ...page,
    },
  },
});
const setup = (requestQuote: Answers[string], part: Answers = {}) =>
  renderPage(<QuoteInvitation trip={{ preferredAirlineId: 'kl' }} />, {
    QuoteAirlines: listed({ items: airlines }),
    QuotePhone: {
      data: { siteInformation: { __typename: 'SiteInformation', contactPhone: '020 7946 0958' } },
    },
    FormToken: {
      data: { formToken: { __typename: 'FormToken', token: 'token-1', usableAfterMs: 0 } },
    },
    RequestQuote: requestQuote,
    ...part,
  });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Request a quote' }));
  await screen.findByRole('form', { name: 'Quote request' });
};
const fill = async () => {
  await userEvent.type(field('From'), 'London');
  await userEvent.type(field('To'), 'Dubai');
  fireEvent.change(field('Departure date'), { target: { value: '2026-12-01' } });
  fireEvent.change(field('Return date'), { target: { value: '2026-12-08' } });
  await userEvent.type(field('Name'), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
};
const button = () => {
  const found = document.querySelector<HTMLButtonElement>('form button[type="submit"]');
  if (!found) throw new Error('The form has no button.');
  return found;
};
const submit = () => userEvent.click(button());
const quotesOf = (page: ReturnType<typeof setup>) =>
  page.sent.filter(({ operation }) => operation === 'RequestQuote');

beforeEach(() => {
  quoteDraftFor({ preferredAirlineId: 'kl' }).forget();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a quote that is requested is confirmed in the pop-up, with its reference', async () => {
  const page = setup(requested);
  await open();
  await waitFor(() => expect(field('Preferred airline (optional)').value).toBe('kl'));
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'More children' }));

  await submit();

  const heading = await screen.findByRole('heading', {
    name: 'Quote request submitted successfully!',
  });
  expect(document.activeElement).toBe(heading);
  screen.getByText('LQ-7KQ2M9');
  expect(quotesOf(page).map(({ variables }) => variables)).toEqual([
    {
      input: {
        customerName: 'Ada',
        email: 'ada@example.com',
        contactPhone: '',
        tripType: 'roundTrip',
        from: 'London',
        to: 'Dubai',
        preferredAirlineId: 'kl',
        departureDate: '2026-12-01',
        returnDate: '2026-12-08',
        adults: 1,
        children: 1,
        infants: 0,
        extraDetails: '',
      },
      proof: { token: 'token-1', website: '' },
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a missing value is reported at its field, and nothing is sent (§5)', async () => {
  const page = setup(requested);
  await open();

  await submit();

  for (const sentence of [
    'Enter where you are flying from',
    'Enter where you are flying to',
    'Departure must be tomorrow or later',
    'Return date must be after departure',
    'Enter your name',
    'Enter your email address',
  ])
    screen.getByText(sentence);
  expect(document.activeElement).toBe(field('From'));
  expect(quotesOf(page)).toEqual([]);
});

test('a one-way trip has no return date', async () => {
  setup(requested);
  await open();

  await userEvent.click(screen.getByRole('radio', { name: 'One way' }));

  expect(screen.queryByLabelText('Return date')).toBeNull();
});

test('a departure on the return date or after it clears the return', async () => {
  setup(requested);
  await open();
  await fill();

  fireEvent.change(field('Departure date'), { target: { value: '2026-12-08' } });

  expect(field('Return date').value).toBe('');
  expect(field('Return date').min).toBe('2026-12-08');
});

test('while it is sent the button is busy and cannot be pressed again (§4)', async () => {
  const page = setup('pending');
  await open();
  await fill();

  await submit();
  await waitFor(() => expect(quotesOf(page)).toHaveLength(1));

  expect(button().textContent).toBe('Submitting...');
  expect(button().disabled).toBe(true);
});

test.each<[string, Answer, string]>([
  ['a line that broke', 'broken', 'Our server did not respond.'],
  ['the server’s own message', { message: 'We are moving house.' }, 'We are moving house.'],
  [
    'a refusal',
    {
      data: {
        requestQuote: {
          __typename: 'TooManyRequests',
          message:
            'We’ve already had this message several times. If you are waiting, please ring us.',
          retryAfterSeconds: 60,
        },
      },
    },
    'We’ve already had this message several times. If you are waiting, please ring us.',
  ],
])(
  '%s is shown in the pop-up, and what was typed is kept (§4, §8)',
  async (_, answer, sentence) => {
    const page = setup(answer);
    await open();
    await fill();

    await submit();

    expect((await screen.findByRole('alert')).textContent).toContain(
      `Submission failed${sentence}`,
    );
    expect(field('From').value).toBe('London');
    expect(page.globalErrors).toEqual([]);
    page.answers['RequestQuote'] = requested;
    await submit();
    await screen.findByText('Quote request submitted successfully!');
  },
);

test('the server’s problem is shown at its field', async () => {
  setup({
    data: {
      requestQuote: {
        __typename: 'InvalidInput',
        message: 'Some fields need another look.',
        fields: [
          {
            __typename: 'FieldProblem',
            field: 'departureDate',
            message: 'Departure must be within 18 months',
          },
        ],
      },
    },
  });
  await open();
  await fill();

  await submit();

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Submission failedDeparture must be within 18 months',
  );
  expect(document.activeElement).toBe(field('Departure date'));
});

test('without the airlines any airline can still be requested', async () => {
  const page = setup(requested, { QuoteAirlines: 'broken' });
  await open();
  await fill();

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Any airline',
  ]);
  await submit();

  await screen.findByText('Quote request submitted successfully!');
  expect(quotesOf(page)[0]?.variables['input']).not.toHaveProperty('preferredAirlineId');
});

test('an airline is found by its name where a list cannot hold them all', async () => {
  const klm = { ...airlines[0], id: '01977420-dd86-7ed4-a33c-3a1b22b00a3c', monogramPicture: null };
  const page = setup(requested, {
    QuoteAirlines: listed({ totalPages: 5 }),
    QuoteAirline: { data: { airline: klm } },
    AirlineName: { data: { airline: klm } },
    AirlineSuggestions: { data: { airlineSuggestions: [klm] } },
  });
  await open();
  await fill();

  await userEvent.type(await screen.findByRole('combobox'), 'kl');
  await userEvent.click(await screen.findByRole('option', { name: /KLM/ }));
  await screen.findByRole('button', { name: /KLM Royal Dutch Airlines/ });
  expect(screen.queryByRole('listbox', { name: 'Preferred airline (optional)' })).toBeNull();
  await submit();

  await screen.findByText('Quote request submitted successfully!');
  expect(quotesOf(page)[0]?.variables['input']).toMatchObject({ preferredAirlineId: klm.id });
});

test('an airline without flights, whose page opened the form, is among the choices', async () => {
  const id = '01977420-dd86-7ed4-a33c-3a1b22b00a3d';
  quoteDraftFor({ preferredAirlineId: 'kl' }).keep({ preferredAirlineId: id });
  setup(requested, {
    QuoteAirline: {
      data: { airline: { __typename: 'Airline', id, name: 'Wren', shortName: 'Wren' } },
    },
  });
  await open();

  await screen.findByRole('option', { name: 'Wren', selected: true });
});

test('Back closes the pop-up, and what was typed is there when it is opened again', async () => {
  const page = setup(requested);
  await open();
  await userEvent.type(field('From'), 'Leeds');

  await page.go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();

  expect(field('From').value).toBe('Leeds');
});

test('those who would rather talk have the number', async () => {
  setup(requested);
  await open();

  const link = await screen.findByRole('link', { name: '020 7946 0958' });
  expect(link.getAttribute('href')).toBe('tel:02079460958');
});
