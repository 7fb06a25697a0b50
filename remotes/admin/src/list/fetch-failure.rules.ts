/** The log message when a list cannot be read (specification §8). */
export const fetchFailure = (list: string, status: number | undefined): string =>
  `An error occurred fetching ${list}: ${status ?? 'no answer'}`;
