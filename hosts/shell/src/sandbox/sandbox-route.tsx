import type { RouteObject } from 'react-router';
import { withDeadline } from '../federation/deadline.ts';
import type { Remotes } from '../federation/remotes.ts';
import type { RemoteOnPage } from '../page/page-data.ts';

/**
 * The paths of an unreviewed remote. None of its code is loaded into the page. The screen with its frame is loaded on the
 * first visit, because most sites have no such remote.
 */
export const sandboxRoute = (remote: RemoteOnPage, remotes: Remotes): RouteObject => ({
  lazy: async () => {
    const { SandboxScreen, reportLostPage } = await withDeadline(
      import(/* webpackChunkName: "sandbox-screen" */ './sandbox-screen.tsx'),
    );
    reportLostPage();
    return { Component: () => <SandboxScreen remote={remote} remotes={remotes} /> };
  },
  // One screen for all paths, so that the frame stays mounted between them.
  children: remote.paths.map((path) => ({ path, element: null })),
});
