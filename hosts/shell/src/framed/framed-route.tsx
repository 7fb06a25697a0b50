import type { RouteObject } from 'react-router';
import { withDeadline } from '../federation/deadline.ts';
import type { Remotes } from '../federation/remotes.ts';
import type { RemoteOnPage } from '../page/page-data.ts';

/**
 * The paths of a remote that nobody reviewed. Nothing of it is loaded into the page; what draws its frame comes when
 * somebody goes there, since most sites have no such remote.
 */
export const framedRoute = (remote: RemoteOnPage, remotes: Remotes): RouteObject => ({
  lazy: async () => {
    const { FramedScreen } = await withDeadline(
      import(/* webpackChunkName: "framed" */ './framed-screen.tsx'),
    );
    return { Component: () => <FramedScreen remote={remote} remotes={remotes} /> };
  },
  // One screen for all of them: the frame stays while the visitor goes from one to the other.
  children: remote.paths.map((path) => ({ path, element: null })),
});
