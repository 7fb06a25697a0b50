/** Pay later is offered in up to this many installments. */
const mostInstallments = 6;

/** No text may promise more installments than are offered. */
export const promisesTooManyInstallments = (text: string) =>
  [...text.matchAll(/(?<!\d)(\d+)\s+(?:[a-z-]+\s+)?instal{1,2}ments?\b/gi)].some(
    ([, count]) => Number(count) > mostInstallments,
  );

export const tooManyInstallments = `Pay later is offered in up to ${mostInstallments} installments.`;
