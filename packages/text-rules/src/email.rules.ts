/** The e-mail format of the HTML standard, with a domain that has a dot; it leaves no room for a second header. */
const emailFormat =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** One e-mail address and nothing else, at most 254 characters (RFC 5321); only a mail can show whether it exists. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && emailFormat.test(text);

/** E-mail addresses are one account's whatever their case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
