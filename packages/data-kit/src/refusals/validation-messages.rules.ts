/** Validation messages as one text. Several become a sentence each; one alone stays word for word. */
export const joinMessages = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : [first, ...others].map(toSentence).join(' ');

const toSentence = (message: string) => (/[.!?…]$/.test(message) ? message : `${message}.`);
