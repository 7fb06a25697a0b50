/** The e-mail format of the HTML standard, with a domain that has a dot; it leaves no room for a second header. */
const emailFormat =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** One e-mail address and nothing else, at most 254 characters (RFC 5321); only a mail can show whether it exists. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && emailFormat.test(text);

/** E-mail addresses are one account's whatever their case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

const phoneFormat = /^\(?\+?([\d ().\-/]+)(?: ?(?:x|ext\.?|#) ?\d{1,6})?$/i;

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
  const [, number = ''] = phoneFormat.exec(text) ?? [];
  const digits = number.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '').length;
  return digits >= 7 && digits <= 15;
}
