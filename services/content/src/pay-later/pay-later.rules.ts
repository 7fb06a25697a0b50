/** Pay later is offered in up to this many instalments. */
const mostInstalments = 6;

/** No text may promise more instalments than are offered. */
export const promisesTooManyInstalments = (text: string) =>
  [...text.matchAll(/(?<!\d)(\d+)\s+(?:[a-z-]+\s+)?instal{1,2}ments?\b/gi)].some(
    ([, count]) => Number(count) > mostInstalments,
  );

export const tooManyInstalments = `Pay later is offered in up to ${mostInstalments} instalments.`;
