import { jest } from '@jest/globals';
import { ApolloLink } from '@apollo/client';
import { MockedProvider } from '@apollo/client/testing/react';
import { InFakeShell } from '@larkfare/remote-contract/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { fixtures } from './home-fixtures.ts';
import { HomeTextsDocument } from './home-texts.generated.ts';
import { HomeDocument } from './home.generated.ts';
import { HomePage } from './home-page.tsx';
import { homeAnswer, passMs, renderHome, textsAnswer, type Mocks } from './render-home.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));

test('structured data has the questions with their answers', async () => {
  const { shell } = await renderHome();
  await passMs(100);

  expect(shell.recorded.pages.at(-1)?.structuredData).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          name: 'Do I pay here?',
          acceptedAnswer: { text: 'No, only once we have spoken.' },
        },
      ],
    },
  ]);
});

test('each airline leads to its own page', async () => {
  await renderHome();
  await passMs(100);

  expect(screen.getByRole('link', { name: 'Aer Lingus' }).getAttribute('href')).toBe('/flight/ei');
});

test('the strip of airlines leads to all of them', async () => {
  await renderHome();
  await passMs(100);

  const all = screen.getByRole('link', { name: 'See all airlines' });
  expect(all.getAttribute('href')).toBe('/flight');
});

describe('the texts', () => {
  test('the claims and the questions are the administrator’s', async () => {
    await renderHome();
    await passMs(100);

    expect(
      region('Why choose Larkfare?').getByRole('heading', { name: 'Book now, pay later' }),
    ).toBeTruthy();
    expect(region('Frequently asked questions').getByText('Do I pay here?')).toBeTruthy();
    expect(
      region('Frequently asked questions').getByRole('link', { name: 'Ring us on 020 7946 0321' }),
    ).toHaveProperty('href', 'tel:02079460321');
  });

  test('while they load their shapes are there', async () => {
    await renderHome();

    expect(screen.getByText('Loading what we promise')).toBeTruthy();
    expect(screen.getByText('Loading questions')).toBeTruthy();
    await passMs(100);
  });

  test('without any the visitor reads so and is shown what to do instead', async () => {
    await renderHome([homeAnswer(), textsAnswer({ ...fixtures.texts(), claims: [], faq: [] })]);
    await passMs(100);

    expect(region('Why choose Larkfare?').getByRole('link', { name: 'contact us' })).toBeTruthy();
    expect(screen.getByText('No questions yet.')).toBeTruthy();
  });

  const textsFailure: Mocks[number] = {
    request: { query: HomeTextsDocument },
    error: new Error('The content service is unavailable'),
  };

  test('questions that cannot be read are reported to the global error handler, once (§8)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { shell, page } = await renderHome([homeAnswer(), textsFailure]);
    await passMs(100);
    expect(shell.recorded.globalErrors).toEqual(['Error fetching data']);
    page.unmount();

    const again = await renderHome([homeAnswer(), textsFailure]);
    await passMs(100);

    expect(again.shell.recorded.globalErrors).toEqual([]);
  });

  test('back from /error the catalogue is there, and a retry brings the texts', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderHome([homeAnswer(), textsFailure, textsAnswer()]);
    await passMs(100);

    expect(screen.getByText('We couldn’t load this section.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Dubai/ })).toBeTruthy();
    const retry = region('Frequently asked questions').getByRole('button', { name: 'Try again' });
    fireEvent.click(retry);
    await passMs(100);
    expect(screen.getByText('Do I pay here?')).toBeTruthy();
  });
});

test('questions in no format that we know are reported and not shown (§8)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const texts = { ...fixtures.texts(), faq: null };
  const { shell } = await renderHome([
    homeAnswer(),
    {
      request: { query: HomeTextsDocument },
      result: { data: { siteInformation: texts } } as Mocks[number]['result'],
    },
  ]);
  await passMs(100);

  expect(screen.getByText('The questions could not be loaded.')).toBeTruthy();
  expect(shell.recorded.globalErrors).toEqual(['Invalid response format.']);
});

test('when the catalogue cannot be read the whole page has failed, each part shows a problem, and a retry brings it (§8)', async () => {
  const { shell } = await renderHome([
    {
      request: { query: HomeDocument, variables: { fromId: null } },
      error: new Error('The catalogue is unavailable'),
    },
    textsAnswer(),
    homeAnswer(),
  ]);
  await passMs(100);

  expect(screen.getByText('Error fetching popular destinations.')).toBeTruthy();
  expect(screen.getByText('Error fetching airlines.')).toBeTruthy();
  expect(screen.getByText('Failed to load deals')).toBeTruthy();
  expect(shell.recorded.globalErrors).toEqual(['Error fetching popular destinations.']);

  const [retry] = screen.getAllByRole('button', { name: 'Try again' });
  if (retry) fireEvent.click(retry);
  await passMs(100);
  expect(screen.getByRole('button', { name: /Dubai/ })).toBeTruthy();
});

test('the page queries the catalogue once and the texts once', async () => {
  const operations: (string | undefined)[] = [];
  const listening = new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'OpeningHours') operations.push(operation.operationName);
    return forward(operation);
  });
  const { MockLink } = await import('@apollo/client/testing');
  const link = ApolloLink.from([listening, new MockLink([homeAnswer(), textsAnswer()])]);
  render(
    <MockedProvider link={link}>
      <InFakeShell>
        <MemoryRouter>
          <HomePage
            renderSearchRow={() => null}
            renderSearchForm={() => null}
            onSearchSoon={() => undefined}
          />
        </MemoryRouter>
      </InFakeShell>
    </MockedProvider>,
  );
  await passMs(100);

  expect(operations.toSorted()).toEqual(['Home', 'HomeTexts']);
});
