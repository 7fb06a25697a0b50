/** How the server sent this page, with one metric of its Server-Timing header. Both are missing in a page from a file. */
export function serverTiming(name: string) {
  const page = navigation();
  return { page, metric: page?.serverTiming?.find((each) => each.name === name) };
}

/** Whether the page was reloaded or returned to: the browser then restores its controls. */
export const isRestored = () => navigation()?.type !== 'navigate';

const navigation = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** The mark of each GraphQL operation in the browser's timeline, from which an error's report takes the last names. */
export const operationMark = 'graphql';

/** The mark of the moment when React has taken the page over. */
export const takenOverMark = 'taken-over';
