import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offer, offerPage } from '../features/results/offer-fixtures.ts';
import { cards, query, renderResults, searched, settled } from './render-results.tsx';
import { wishesText } from './results-route.rules.ts';

test('25 placeholder cards hold the place while flights are on their way', () => {
  renderResults({ FlightSearch: 'pending', LowestPrices: 'pending' });

  expect(screen.getAllByTestId('flight-placeholder')).toHaveLength(25);
  screen.getByRole('heading', { name: 'Looking for flights…' });
});

test('the flights of the address are listed, with the day their prices are from', async () => {
  const page = renderResults();

  expect(await cards()).toHaveLength(1);
  screen.getByRole('heading', { level: 1, name: 'Flights from London to Dubai' });
  screen.getByText('Round trip: Tue, 8 Dec to Tue, 15 Dec 2026');
  screen.getByText('1 flight found');
  screen.getByText('Prices as of 20/11/2026');
  expect(searched(page)[0]).toMatchObject({ from: 'London', departureDate: '2026-12-08', page: 1 });
});

test('a failed search shows a problem with an empty list, and its retry really retries', async () => {
  const page = renderResults({ FlightSearch: { message: 'boom' } });
  await screen.findByText('Failed to fetch flights');
  expect(screen.queryByRole('article')).toBeNull();
  const filters = screen.getByRole('complementary', { name: 'Filters' });
  within(filters).getByText('The airlines could not be loaded.');
  expect(within(filters).queryByText('Loading airlines')).toBeNull();

  page.answers['FlightSearch'] = offerPage([offer()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await cards()).toHaveLength(1);
});

test('nothing found leads to people who can find something', async () => {
  const page = renderResults(
    {
      FlightSearch: offerPage([]),
      QuotePhone: {
        data: { siteInformation: { __typename: 'SiteInformation', contactPhone: '020 7946 0958' } },
      },
      QuoteAirlines: {
        data: {
          bookableAirlines: {
            __typename: 'BookableAirlinePage',
            items: [{ __typename: 'Airline', id: 'id-ba', name: 'BA', shortName: 'BA' }],
            totalPages: 1,
          },
        },
      },
      FormToken: {
        data: { formToken: { __typename: 'FormToken', token: 'token', usableAfterMs: 0 } },
      },
      RequestQuote: {
        data: {
          requestQuote: {
            __typename: 'QuoteRequested',
            quote: { __typename: 'Quote', id: 'id', reference: 'LQ-7KQ2M9' },
          },
        },
      },
    },
    `/search?${query}&airlines_id=id-ba`,
  );
  await screen.findByText('No flights found.');
  await settled();

  await userEvent.click(screen.getByRole('button', { name: 'Get in Touch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Get in Touch' }));
  await dialog.findByRole('link', { name: '020 7946 0958' });
  await userEvent.type(dialog.getByLabelText('Name'), 'Ada');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Request a quote' }));

  await dialog.findByText('Message sent successfully!');
  expect(page.sent.at(-1)?.variables['input']).toMatchObject({
    tripType: 'roundTrip',
    from: 'London',
    to: 'Dubai',
    departureDate: '2026-12-08',
    returnDate: '2026-12-15',
    adults: 2,
    preferredAirlineId: 'id-ba',
  });
  expect(screen.queryByText(/^Page/)).toBeNull();
});

test('nothing found between two places leads to nearby airports and other months', async () => {
  const near = (id: string, name: string, miles: number) => ({
    __typename: 'NearbyAirport',
    airport: { __typename: 'OfferAirport', id, name },
    miles,
    lowestPricePence: 3800,
  });
  const alternatives = {
    __typename: 'SearchAlternatives',
    departures: [near('edi', 'Edinburgh Airport', 112)],
    arrivals: [near('svq', 'Seville Airport', 1)],
    months: [{ __typename: 'MonthLowestPrice', year: 2027, month: 6, lowestPricePence: 4500 }],
  };
  renderResults({ FlightSearch: offerPage([], { alternatives }) }, `/search?${query}&page=2`);
  await screen.findByText('No flights found.');

  const address = (name: string) =>
    new URLSearchParams(screen.getByRole('link', { name }).getAttribute('href') ?? '');

  expect(address('Edinburgh, 112 miles, from £38.00').get('from_id')).toBe('edi');
  expect(address('Edinburgh, 112 miles, from £38.00').has('page')).toBe(false);
  expect(address('Seville, 1 mile, from £38.00').get('to')).toBe('Seville Airport');
  expect(address('June 2027, from £45.00').get('depart')).toBe('2027-06-08');
});

test('pages are turned in the address, from the list onwards', async () => {
  const page = renderResults({
    FlightSearch: ({ input }) =>
      offerPage([offer()], {
        totalPages: 3,
        totalItems: 60,
        page: (input as { page: number }).page,
      }),
  });
  await cards();

  screen.getByText('Page 1 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  await screen.findByText('Page 2 of 3');
  expect(new URLSearchParams(page.at().search).get('page')).toBe('2');
  expect(document.activeElement?.textContent).toBe('60 flights found');
});

test('one page has no pagination, and a page past the end offers the way back', async () => {
  const page = renderResults(
    { FlightSearch: offerPage([], { totalPages: 2, totalItems: 30, page: 9 }) },
    `/search?${query}&page=9`,
  );
  await screen.findByText('There is no page 9 in these results.');
  expect(screen.queryByText(/^Page/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));

  expect(new URLSearchParams(page.at().search).has('page')).toBe(false);
});

test('a filter starts at the first page again and stays in the address', async () => {
  const page = renderResults({}, `/search?${query}&page=4`);
  await cards();

  await userEvent.click(screen.getByRole('checkbox', { name: /^Direct flights only/ }));
  await cards();
  await userEvent.click(screen.getByRole('checkbox', { name: /British Airways/ }));
  await cards();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price');
  await cards();

  const params = new URLSearchParams(page.at().search);
  expect(Object.fromEntries(params)).toMatchObject({
    directFlights: 'true',
    airlines_id: 'id-ba',
    sort: 'price',
  });
  expect(params.has('page')).toBe(false);
  expect(searched(page).at(-1)).toMatchObject({
    directOnly: true,
    airlines: ['id-ba'],
    order: 'price',
    page: 1,
  });
});

test('a quick choice has the best of its order, and orders the list by it', async () => {
  const page = renderResults();
  await cards();
  const choices = screen.getByRole('group', { name: 'Quick choices' });
  expect(
    within(choices)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Recommended £426', 'Cheapest £352.99', 'Quickest 6h 45m']);

  await userEvent.click(within(choices).getByRole('button', { name: /Quickest/ }));

  expect(page.at().search).toContain('sort=duration');
  screen.getByRole('button', { name: /Quickest/, pressed: true });
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('duration');
});

test('a changed filter keeps the flights before until its own are there; another trip does not', async () => {
  const page = renderResults();
  await cards();

  page.answers['FlightSearch'] = 'pending';
  await userEvent.click(screen.getByRole('checkbox', { name: /^Direct flights only/ }));
  expect(screen.getByRole('article').closest('[inert]')).not.toBeNull();
  expect(screen.queryByTestId('flight-placeholder')).toBeNull();

  await userEvent.click(await screen.findByRole('button', { name: /Feb 2027/ }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getAllByTestId('flight-placeholder')).toHaveLength(25);
});

test('months in a row start from the day that was searched for', async () => {
  const page = renderResults({}, '/search?tripType=one-way&from=London&to=Dubai&depart=2027-01-31');
  const strip = await screen.findByRole('region', { name: 'Lowest price by month' });

  for (const month of [/Feb 2027/, /Apr 2027/])
    await userEvent.click(within(strip).getByRole('button', { name: month }));

  expect(page.at().search).toContain('depart=2027-04-30');
});

test('the months have the prices of the class that is searched for', async () => {
  const page = renderResults({}, `/search?${query}&travelClass=business`);

  await screen.findByRole('region', { name: 'Lowest price by month, Business' });

  expect(page.sent.find(({ operation }) => operation === 'LowestPrices')?.variables).toMatchObject({
    input: { travelClass: 'business', tripType: 'roundTrip' },
  });
});

test('a link skips from the search to the flights', async () => {
  renderResults();
  await cards();

  await userEvent.click(screen.getByRole('link', { name: 'Skip to flights' }));

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1 flight found' }));
});

test('a month moves the trip there and keeps its length', async () => {
  const page = renderResults();
  await cards();

  const strip = await screen.findByRole('region', { name: 'Lowest price by month' });
  const march = within(strip).getByRole<HTMLButtonElement>('button', { name: /Mar 2027/ });
  expect(march.disabled).toBe(true);
  expect(within(strip).getByRole('button', { pressed: true }).textContent).toContain('Dec 2026');
  expect(within(strip).getByRole('button', { name: /Lowest/ }).textContent).toContain('Nov 2026');
  await userEvent.click(within(strip).getByRole('button', { name: /Feb 2027/ }));

  expect(Object.fromEntries(new URLSearchParams(page.at().search))).toMatchObject({
    depart: '2027-02-08',
    ret: '2027-02-15',
  });
});

test('a misspelt place is the reason for no flights, and the nearest one is searched at a click', async () => {
  const unknownTo = { __typename: 'UnknownPlace', nearest: 'New York' };
  const page = renderResults(
    {
      FlightSearch: ({ input }) =>
        (input as { to: string }).to === 'new yrok'
          ? offerPage([], { unknownTo })
          : offerPage([offer()]),
    },
    '/search?from=London&to=new yrok',
  );
  await screen.findByText('We don’t know a place called “new yrok”.');
  screen.getByText('No flights found.');
  expect(screen.queryByLabelText('Sort by')).toBeNull();
  expect(screen.queryByText('Stops')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Did you mean New York?' }));

  await cards();
  screen.getByRole('heading', { level: 1, name: 'Flights from London to New York' });
  screen.getByLabelText('Sort by');
  expect(searched(page).at(-1)).toMatchObject({ from: 'London', to: 'New York' });
});

test('a place without dates shows what there is, and the form has its name', async () => {
  const page = renderResults({}, '/search?to_id=id-dxb');
  await cards();

  await screen.findByRole('heading', { level: 1, name: 'Flights to Dubai' });
  screen.getByText(/No dates chosen yet/);
  expect(searched(page)[0]).toMatchObject({
    toId: 'id-dxb',
    departureDate: '2026-11-21',
    returnDate: '2026-11-28',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit search' }));
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('Dubai (DXB)');
});

test('a return before the departure is reported, not silently replaced', async () => {
  renderResults(
    {},
    '/search-results?type=round-trip&from=London&to=Dubai&date=08/12/2026&ret=2026-12-01',
  );
  await cards();

  screen.getByText(
    'The return in this link is not after the departure, so these are prices for 08/12/2026 to 15/12/2026.',
  );
});

test('dates past those that can be booked are not searched, and the page shows until when they can', async () => {
  const page = renderResults({}, '/search?from=London&to=Dubai&depart=2035-01-01&ret=2035-01-08');
  await settled();

  screen.getByText('Flights can be booked up to 18 months ahead: until 20/05/2028.');
  screen.getByText('No flights found.');
  screen.getByText(/^These dates cannot be booked yet\./);
  expect(searched(page)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: /Feb 2027/ }));

  expect(await cards()).toHaveLength(1);
  expect(searched(page)[0]).toMatchObject({
    departureDate: '2027-02-01',
    returnDate: '2027-02-08',
  });
});

test('a list of the cheapest of all flights is not shown as their number', async () => {
  renderResults(
    { FlightSearch: offerPage([offer()], { totalItems: 1000, isTotalCapped: true }) },
    '/tickets',
  );
  await cards();

  screen.getByRole('heading', { name: 'More than 1,000 flights found' });
  screen.getByText(/^These are the 1,000 cheapest\./);
  screen.getByText('Flights from £123.00');
});

test('flights of one airline have its name, the cheapest first, and none of them is recommended', async () => {
  const id = '0197a4c0-0000-7000-8000-000000000001';
  const page = renderResults(
    {
      FlightSearch: offerPage([offer({ isRecommended: true })]),
      AirlineName: { data: { airline: { __typename: 'Airline', id, name: 'British Airways' } } },
    },
    `/search?airlines_id=${id}`,
  );

  const [card] = await cards();
  await screen.findByRole('heading', { level: 1, name: 'British Airways flights' });
  expect(card?.textContent).not.toContain('Recommended');
  expect(screen.queryByRole('button', { name: /^Recommended/ })).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('price');
  expect(screen.queryByRole('option', { name: 'Recommended' })).toBeNull();
  expect(searched(page).at(-1)).toMatchObject({ order: 'price' });
  expect(screen.queryByRole('form', { name: 'Search flights' })).toBeNull();
});

test('/tickets opened bare lists flights under an open search form', async () => {
  const page = renderResults({}, '/tickets');
  await cards();

  screen.getByRole('form', { name: 'Search flights' });
  expect(page.operations).not.toContain('LowestPrices');
});

test('a /search-results link is understood', async () => {
  const page = renderResults(
    {},
    '/search-results?type=one-way&from=London&to=Rome&date=05/01/2027&airlines=British%20Airways&adults=2&infant=1&directFlights=true',
  );
  await cards();

  expect(searched(page)[0]).toMatchObject({
    tripType: 'oneWay',
    from: 'London',
    to: 'Rome',
    departureDate: '2027-01-05',
    airlines: ['British Airways'],
    directOnly: true,
  });
  expect(screen.getByRole('list', { name: 'Your search' }).textContent).toContain(
    '2 adults, 1 infant',
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /British Airways/ }).checked).toBe(
    true,
  );
});

test('pay later is offered beside the list', async () => {
  renderResults();
  const card = screen.getByRole('region', { name: 'Book Now - Pay Later' });

  expect(within(card).getByRole('link', { name: 'More Info' }).getAttribute('href')).toBe(
    '/paylater',
  );
  await cards();
});

test('an address with more infants than adults is reported as invalid', async () => {
  renderResults({}, `/search?${query}&infant=5`);
  await cards();

  screen.getByText('Only one infant can travel with each adult.');
});

test('the travel class is part of the extra details of a quote', () => {
  expect(wishesText({ travelClass: 'economy' })).toBe('');
  expect(wishesText({ travelClass: 'business' })).toBe('Travel class: business.');
});
