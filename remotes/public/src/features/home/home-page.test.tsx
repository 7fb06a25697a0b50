import { jest } from '@jest/globals';
import { ApolloLink } from '@apollo/client';
import { MockedProvider, type MockedProviderProps } from '@apollo/client/testing/react';
import { fakeShell, InFakeShell } from '@larkfare/remote-contract/testing';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { forgetReports } from '../../error-report/use-report-once.ts';
import { fixtures } from './home-fixtures.ts';
import { HomeTextsDocument } from './home-texts.generated.ts';
import { HomeDocument } from './home.generated.ts';
import { HomePage } from './home-page.tsx';
import { forgetSearchPopUp } from './search-pop-up-session.ts';

/** Neither scrolls nor is seen: what moves is tested where it is made. */
class StillObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  installBrowserParts();
  Object.assign(globalThis, { IntersectionObserver: StillObserver, ResizeObserver: StillObserver });
  Element.prototype.scrollIntoView = () => undefined;
  forgetSearchPopUp();
  forgetReports();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const passMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

type Mocks = NonNullable<MockedProviderProps['mocks']>;
const homeAnswer = (home = fixtures.home()): Mocks[number] => ({
  request: { query: HomeDocument },
  result: { data: home },
});
const textsAnswer = (texts = fixtures.texts()): Mocks[number] => ({
  request: { query: HomeTextsDocument },
  result: { data: { siteInformation: texts } },
});

async function renderHome(mocks: Mocks = [homeAnswer(), textsAnswer()]) {
  const shell = fakeShell();
  const page = render(
    <MockedProvider mocks={mocks} mockLinkDefaultOptions={{ delay: 10 }}>
      <InFakeShell shell={shell}>
        <MemoryRouter>
          <label>
            Elsewhere <input />
          </label>
          <HomePage renderSearchForm={() => <p>The search form</p>} />
        </MemoryRouter>
      </InFakeShell>
    </MockedProvider>,
  );
  return { shell, page };
}

const popUp = () => screen.queryByRole('dialog', { name: 'Search flights' });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the search pop-up', () => {
  test('opens by itself after 3.5 seconds', async () => {
    await renderHome();

    await passMs(3499);
    expect(popUp()).toBeNull();

    await passMs(1);
    expect(popUp()).toBeTruthy();
    expect(screen.getByText('The search form')).toBeTruthy();
  });

  test('opens by itself once a session', async () => {
    const { page } = await renderHome();
    await passMs(3500);
    page.unmount();

    await renderHome();
    await passMs(10_000);

    expect(popUp()).toBeNull();
  });

  test('never takes the focus from a field in use', async () => {
    await renderHome();
    act(() => screen.getByLabelText('Elsewhere').focus());

    await passMs(10_000);

    expect(popUp()).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
  });

  test('leaves a visitor alone who is reading an open tile', async () => {
    await renderHome();
    await passMs(100);
    fireEvent.click(screen.getByRole('button', { name: /Dubai/ }));

    await passMs(10_000);

    expect(popUp()).toBeNull();
  });

  test('opens by the Search Flights button, and is closed and not opened again', async () => {
    await renderHome();

    fireEvent.click(screen.getByRole('button', { name: 'Search Flights' }));
    expect(popUp()).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await passMs(10_000);
    expect(popUp()).toBeNull();
  });

  test.each(['From', 'To', 'Dates', 'Travellers'])('opens by %s of the summary', async (part) => {
    await renderHome();

    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${part} `) }));

    expect(popUp()).toBeTruthy();
  });
});

describe('popular destinations', () => {
  const tile = () => screen.getByRole('button', { name: /Dubai/ });

  test('a tile expands on click to its description and a way to fly there', async () => {
    await renderHome();
    await passMs(100);
    expect(screen.queryByText('Malls, creek and desert.')).toBeNull();

    fireEvent.click(tile());

    expect(tile().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Malls, creek and desert.')).toBeTruthy();
    expect(tile().textContent).toContain('from £129.00 one\u00a0way');
    expect(screen.getByRole('link', { name: 'Fly to Dubai' }).getAttribute('href')).toBe(
      '/search?tripType=one-way&to=Dubai&to_id=dxb&depart=2027-03-01&sort=price',
    );
  });

  test('a location without an airport is flown to through an open search', async () => {
    await renderHome();
    await passMs(100);

    fireEvent.click(screen.getByRole('button', { name: /Tobago/ }));

    expect(screen.getByRole('link', { name: 'Fly to Tobago' }).getAttribute('href')).toBe(
      '/search',
    );
  });

  test('a second click and Escape close the tile', async () => {
    await renderHome();
    await passMs(100);

    fireEvent.click(tile());
    fireEvent.click(tile());
    expect(tile().getAttribute('aria-expanded')).toBe('false');

    fireEvent.click(tile());
    fireEvent.keyDown(tile(), { key: 'Escape' });
    expect(tile().getAttribute('aria-expanded')).toBe('false');
  });

  test('one tile is open at a time', async () => {
    await renderHome();
    await passMs(100);

    fireEvent.click(tile());
    fireEvent.click(screen.getByRole('button', { name: /Tobago/ }));

    expect(tile().getAttribute('aria-expanded')).toBe('false');
  });

  test('without any it says so and offers every flight', async () => {
    await renderHome([homeAnswer({ ...fixtures.home(), popularLocations: [] }), textsAnswer()]);
    await passMs(100);

    expect(screen.getByText(/No popular destinations just now/)).toBeTruthy();
  });
});

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
    expect(screen.getByText('No questions have been answered here yet.')).toBeTruthy();
  });

  const textsFailure: Mocks[number] = {
    request: { query: HomeTextsDocument },
    error: new Error('The content service is down'),
  };

  test('questions that cannot be read are reported to the global error handler, once', async () => {
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

    expect(screen.getByText('What we promise could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Dubai/ })).toBeTruthy();
    const retry = region('Frequently asked questions').getByRole('button', { name: 'Try again' });
    fireEvent.click(retry);
    await passMs(100);
    expect(screen.getByText('Do I pay here?')).toBeTruthy();
  });
});

test('questions in no format that we know are reported and not shown', async () => {
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

test('when the catalogue cannot be read the whole page has failed, each part says so, and a retry brings it', async () => {
  const { shell } = await renderHome([
    { request: { query: HomeDocument }, error: new Error('The catalogue is down') },
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

test('the page asks the catalogue once and the texts once', async () => {
  const asked: (string | undefined)[] = [];
  const listening = new ApolloLink((operation, forward) => {
    asked.push(operation.operationName);
    return forward(operation);
  });
  const { MockLink } = await import('@apollo/client/testing');
  const link = ApolloLink.from([listening, new MockLink([homeAnswer(), textsAnswer()])]);
  render(
    <MockedProvider link={link}>
      <InFakeShell>
        <MemoryRouter>
          <HomePage renderSearchForm={() => null} />
        </MemoryRouter>
      </InFakeShell>
    </MockedProvider>,
  );
  await passMs(100);

  expect(asked.toSorted()).toEqual(['Home', 'HomeTexts']);
});
