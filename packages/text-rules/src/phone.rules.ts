const format = /^\(?\+?([\d ().\-/]+)(?: ?(?:x|ext\.?|#) ?\d{1,6})?$/i;

/**
 * A typed telephone number in plain characters. Numbers that are pasted from web pages and address books have invisible
 * direction marks, and spaces, dashes and digits of many kinds.
 */
export const toPhoneText = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
    .replace(/^tel: ?/i, '');

/** Whether plain text is a number that can be dialled: 7 to 15 digits (E.164), with an extension where one is given. */
export function isPhoneNumber(text: string): boolean {
  const [, number = ''] = format.exec(text) ?? [];
  const digits = number.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '').length;
  return digits >= 7 && digits <= 15;
}
