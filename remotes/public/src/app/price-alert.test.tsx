import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, renderPage, variablesOf } from '@larkfare/remote-contract/testing';
import { Component as PriceAlertPage } from '../features/price-alert/price-alert-page.tsx';
import { cards, renderResults } from './render-results.tsx';

const formToken = {
  data: { formToken: { __typename: 'FormToken', token: 'token-1', usableAfterMs: 0 } },
};
const requested = {
  data: {
    requestPriceAlert: {
      __typename: 'PriceAlertRequested',
      priceAlert: { __typename: 'PriceAlert', lastPricePence: 300_00 },
    },
  },
};
beforeEach(() => sessionStorage.clear());

const button = (name: string) => screen.getByRole('button', { name });
const email = () => screen.getByRole('textbox', { name: 'Email' });

async function openForm(part: Answers = {}) {
  const page = renderResults({ FormToken: formToken, RequestPriceAlert: requested, ...part });
  await cards();
  await userEvent.click(button('Tell me when the price drops'));
  await screen.findByRole('form', { name: 'Price alert' });
  return page;
}

test('an alert is requested for the trip of the search, and the email is announced', async () => {
  const { sent } = await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: /^Only below/ }), '£250');
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.click(button('Email me when it drops'));

  const heading = await screen.findByRole('heading', { name: 'Please check your email' });
  expect(document.activeElement).toBe(heading);
  screen.getByText(/^We’ve sent a link to ada@example.com\./);
  expect(variablesOf(sent, 'RequestPriceAlert')).toEqual([
    {
      input: {
        email: 'ada@example.com',
        tripType: 'roundTrip',
        travelClass: 'economy',
        from: 'London',
        fromId: null,
        to: 'Dubai',
        toId: null,
        month: '2026-12-01',
        belowPence: 250_00,
      },
      proof: { token: 'token-1', website: '' },
    },
  ]);
});

test('an alert without a valid address or price is not sent, and the first such field takes the focus', async () => {
  const { operations } = await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: /^Only below/ }), 'cheap');
  await userEvent.click(button('Email me when it drops'));

  screen.getByText('Enter a price in pounds, such as 250');
  screen.getByText('Enter your email address');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Only below/ }));
  expect(operations).not.toContain('RequestPriceAlert');
});

test('a refusal of the server stands in the form', async () => {
  const message = 'We have no price for this trip, so none can drop.';
  await openForm({
    RequestPriceAlert: { data: { requestPriceAlert: { __typename: 'NotFound', message } } },
  });
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.click(button('Email me when it drops'));

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(`The price alert was not set.${message}`);
});

test('a search without both ends offers no alert', async () => {
  renderResults({}, '/search?from=London');
  await cards();

  expect(screen.queryByRole('button', { name: 'Tell me when the price drops' })).toBeNull();
});

const terms = {
  __typename: 'PriceAlert',
  tripType: 'oneWay',
  travelClass: 'business',
  from: 'London',
  fromId: 'id-london',
  to: 'Dubai',
  toId: null,
  month: '2027-01-01',
  belowPence: 250_00,
  lastPricePence: 300_00,
  isConfirmed: false,
};
const openPage = (priceAlert: object | null, part: Answers = {}) =>
  renderPage(
    <PriceAlertPage />,
    { PriceAlert: { data: { priceAlert } }, ...part },
    { address: '/price-alert#the-token' },
  );

test('a mailed link shows the alert, and only the button switches it on', async () => {
  const page = openPage(terms);
  await screen.findByRole('region', { name: 'London to Dubai' });
  screen.getByText('One way, Business, departure in January 2027');
  screen.getByText(/We email you when it drops below £250.00, once a day at most\./);
  expect(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'See these flights' }).getAttribute('href'),
  ).toBe(
    '/search?tripType=one-way&from=London&from_id=id-london&to=Dubai&depart=2027-01-01&travelClass=business',
  );
  expect(page.operations).toEqual(['PriceAlert']);

  const on = { ...terms, isConfirmed: true };
  page.answers['ConfirmPriceAlert'] = {
    data: {
      confirmPriceAlert: {
        __typename: 'PriceAlertConfirmed',
        priceAlert: { __typename: 'PriceAlert', isConfirmed: true },
      },
    },
  };
  page.answers['PriceAlert'] = { data: { priceAlert: on } };
  await userEvent.click(button('Switch on this price alert'));

  await screen.findByText('It is on: we check the price every day.');
  expect(variablesOf(page.sent, 'ConfirmPriceAlert')).toEqual([{ token: 'the-token' }]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('button', { name: 'Switch on this price alert' })).toBeNull();
});

test('a stopped alert is deleted, and the page states it', async () => {
  const page = openPage(
    { ...terms, isConfirmed: true },
    { StopPriceAlert: { data: { stopPriceAlert: { __typename: 'Deleted' } } } },
  );
  await screen.findByRole('region', { name: 'London to Dubai' });
  page.answers['PriceAlert'] = { data: { priceAlert: null } };
  await userEvent.click(button('Stop and delete it'));

  await screen.findByText(/^There is no price alert at this link\./);
  expect(variablesOf(page.sent, 'StopPriceAlert')).toEqual([{ token: 'the-token' }]);
});

test('an alert that cannot be stopped just now stays, with the reason', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openPage(terms, { StopPriceAlert: { message: 'The site is being updated.' } });
  await screen.findByRole('region', { name: 'London to Dubai' });
  await userEvent.click(button('Stop and delete it'));

  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.');
  screen.getByRole('button', { name: 'Stop and delete it' });
});
