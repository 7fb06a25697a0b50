import { MemoryRouter, useLocation } from 'react-router';
import { useEffect } from 'react';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useReportError } from './shell-services.ts';

function FailingFooter() {
  const reportError = useReportError();
  const { pathname, state } = useLocation();
  useEffect(() => reportError('Error fetching footer information'), [reportError, pathname]);
  return <p>{`${pathname} from ${state?.from ?? 'nowhere'}`}</p>;
}

test('a global error is logged and leads to /error with the path to go back to, once (§4)', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  render(
    <MemoryRouter initialEntries={['/search?to=DXB']}>
      <FailingFooter />
    </MemoryRouter>,
  );

  expect(screen.getByText('/error from /search?to=DXB')).toBeTruthy();
  expect(logged.mock.calls.map(([message]) => message)).toEqual([
    'Error fetching footer information',
    'Error fetching footer information',
  ]);
});
