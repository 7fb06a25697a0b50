import { comesWithSite } from '../remotes/own-remotes.rules.ts';
import { type Gate } from './gate.ts';

/** A server build runs in the site's own process, so it is the site's own teams' alone. */
export const serverGate: Gate = {
  name: 'server',
  problems: ({ manifest: { name, server } }) =>
    server && !comesWithSite(name)
      ? [`${server.path} is not published: the server renders the site’s own remotes only.`]
      : [],
};
