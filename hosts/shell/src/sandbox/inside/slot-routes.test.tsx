import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageChannel } from './page-channel.ts';
import { slotRoutes } from './slot-routes.tsx';

test('a contribution is shown with the props that the page sent last', () => {
  const listeners: Parameters<PageChannel['onMessage']>[0][] = [];
  const page: PageChannel = {
    start: {
      path: '/_slot',
      site: { name: 'Larkfare', tagline: '', origin: '' },
      today: '2026-11-20',
      windowHeight: 900,
      hasConsent: false,
    },
    send: () => undefined,
    onMessage: (listener) => void listeners.push(listener),
    query: () => Promise.reject(new Error('No query is expected here.')),
  };
  const Part = ({ destination = 'nowhere' }: { destination?: string }) => <p>To {destination}</p>;
  const slot = { name: 'result-action' as const, props: { destination: 'Dubai' } };
  const router = createMemoryRouter(slotRoutes(page, slot, Part), { initialEntries: ['/_slot'] });

  render(<RouterProvider router={router} />);
  screen.getByText('To Dubai');

  act(() => listeners.forEach((tell) => tell({ kind: 'props', props: { destination: 'Oban' } })));
  screen.getByText('To Oban');
});
