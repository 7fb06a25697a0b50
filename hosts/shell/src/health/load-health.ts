import { withDeadline } from '../federation/deadline.ts';

/** Loaded before the first code of a partner's remote runs. A page is shown without it, too. */
export const loadHealth = () =>
  withDeadline(import(/* webpackChunkName: "health" */ './watch-remote.ts')).catch(
    (problem: unknown) => console.error('The remote is not watched.', problem),
  );
