import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useLeaveStalePopUp, usePopUp } from './use-pop-up.ts';

function Layout() {
  useLeaveStalePopUp();
  return <Outlet />;
}

function Page() {
  const popUp = usePopUp();
  return (
    <>
      <button onClick={popUp.open}>Open</button>
      {popUp.isOpen && <p>The pop-up</p>}
    </>
  );
}

type Entry = string | { pathname: string; state?: unknown };

/** Behaves as after a reload: the history is there, and nothing of what the page remembered. */
function setup(history: Entry[] = ['/before', '/page']) {
  const routes = [
    {
      Component: Layout,
      children: [
        { path: '/page', Component: Page },
        { path: '*', element: <p>Elsewhere</p> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: history });
  const { unmount } = render(<RouterProvider router={router} />);
  const step = (by: number) => act(() => router.navigate(by));
  return { router, step, unmount };
}

const openPopUp = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('The pop-up');
};

test('after a reload with a pop-up open, Back leads to the page before', async () => {
  const { router, step } = setup([
    '/before',
    '/page',
    { pathname: '/page', state: { popUp: '_r_0_' } },
  ]);
  await waitFor(() => expect(router.state.location.state).toBeNull());

  await step(-1);

  expect(router.state.location.pathname).toBe('/before');
});

test('Back from a page that was reached from a pop-up leads to the page under it', async () => {
  const { router, step } = setup();
  await openPopUp();
  await act(() => router.navigate('/elsewhere'));

  await step(-1);

  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(router.state.location.pathname).toBe('/page');
  expect(screen.queryByText('The pop-up')).toBeNull();
});

test('Forward shows a pop-up again that Back has closed', async () => {
  const { step } = setup();
  await openPopUp();
  await step(-1);
  expect(screen.queryByText('The pop-up')).toBeNull();

  await step(1);

  screen.getByText('The pop-up');
});
