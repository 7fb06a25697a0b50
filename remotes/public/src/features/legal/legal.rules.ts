/** The pages of this feature as specification §8 names them. */
export type LegalPageName = 'Privacy' | 'Terms';

/** What the global error handler is told, word for word (specification §8). */
export function legalProblem(
  page: LegalPageName,
  reading: { hasFailed: boolean; sections: unknown },
): string | undefined {
  if (reading.hasFailed) return `Error fetching ${page}. Please try again later.`;
  if (!Array.isArray(reading.sections)) return `Invalid ${page} format received from server.`;
  return undefined;
}
