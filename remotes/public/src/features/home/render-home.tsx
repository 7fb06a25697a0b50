import { jest } from '@jest/globals';
import { MockedProvider, type MockedProviderProps } from '@apollo/client/testing/react';
import { fakeShell, InFakeShell } from '@larkfare/remote-contract/testing';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { forgetReports } from '../../error-report/use-report-problem.ts';
import { fixtures } from './home-fixtures.ts';
import { HomeTextsDocument } from './home-texts.generated.ts';
import { HomeDocument } from './home.generated.ts';
import { HomePage } from './home-page.tsx';
import { forgetSearchPopUp } from './use-search-pop-up.ts';

beforeEach(() => {
  installBrowserParts();
  forgetSearchPopUp();
  forgetReports();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

export const passMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export type Mocks = NonNullable<MockedProviderProps['mocks']>;
export const homeAnswer = (home = fixtures.home()): Mocks[number] => ({
  request: { query: HomeDocument, variables: { fromId: null } },
  result: { data: home },
});
export const textsAnswer = (texts = fixtures.texts()): Mocks[number] => ({
  request: { query: HomeTextsDocument },
  result: { data: { siteInformation: texts } },
});

/** Renders the home page beside a field of something else. */
export async function renderHome(
  mocks: Mocks = [homeAnswer(), textsAnswer()],
  onSearchSoon = () => undefined as void,
) {
  const shell = fakeShell();
  const page = render(
    <MockedProvider mocks={mocks} mockLinkDefaultOptions={{ delay: 10 }}>
      <InFakeShell shell={shell}>
        <MemoryRouter>
          <label>
            Elsewhere <input />
          </label>
          <HomePage
            renderSearchRow={(open) => <button onClick={() => open()}>Search Flights</button>}
            renderSearchForm={() => <p>The search form</p>}
            onSearchSoon={onSearchSoon}
          />
        </MemoryRouter>
      </InFakeShell>
    </MockedProvider>,
  );
  return { shell, page };
}
