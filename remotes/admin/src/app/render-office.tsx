import { renderRoutes, type Answers } from '../testing/render-page.tsx';
import { useUnsavedWarning } from '../office/use-unsaved-warning.ts';
import { Office } from './office.tsx';
import { SignedInScreens } from './signed-in-screens.tsx';

/** The server's response about the administrator's token. */
export const signedInViewer = {
  data: { viewer: { __typename: 'Viewer', id: 'ada', email: 'ada@larkfare.example' } },
};

function Editor() {
  useUnsavedWarning(true);
  return (
    <>
      <h1>Editor</h1>
      <input aria-label="Text" />
    </>
  );
}

/** The guard around a screen with bookings and one with unsaved work; /admin is the login. */
export const renderOffice = (
  answers: Answers,
  { address = '/admin/bookings?page=2', token = 'a-token' } = {},
) =>
  renderRoutes(
    [
      {
        Component: Office,
        children: [
          { path: '/admin', element: <p>The login</p> },
          {
            Component: SignedInScreens,
            children: [
              { path: '/admin/bookings', element: <h1>Bookings screen</h1> },
              { path: '/admin/editor', element: <Editor /> },
            ],
          },
        ],
      },
    ],
    { SignOut: { data: { signOut: true } }, ...answers },
    { address, token: token || null },
  );
