import { hasUnprintable, isEmailAddress, isPhoneNumber } from '@larkfare/text-rules';

/** The same checks of customers' details serve bookings, quote requests and contact messages. */

export const limits = {
  nameCharacters: 100,
  phoneCharacters: 40,
  textCharacters: 2000,
  messageCharacters: 5000,
  placeCharacters: 150,
};

/** Symbols that no name has, and that markup, mail headers and spam links need. A nickname has quotation marks. */
const symbolsNoNameHas = /[<>;=@{}[\]\\|^*$%`~]/;

/** A tag or a comment; 'under < 30 kg', 'I <3 Rome' and '<ann@example.com>' are not markup. */
const markup = /<\/?[a-z][a-z0-9-]*(?:[\s/>]|$)|<[!?]/i;

/**
 * Commands for a database. They do nothing here, but a mail or export with them may reach
 * a program that is less careful. Each has the signs that a command needs and a sentence lacks: 'our credit union: select
 * account 2', 'please drop table 5' and 'delete from my booking the second bag' are no commands.
 */
const databaseCommand = new RegExp(
  [
    `(?:['")\\d]|^)\\s*union\\s+(?:all\\s+)?select\\b`,
    `[;'"]\\s*drop\\s+(?:table|database|schema)\\b`,
    `['"]\\s*(?:or|and)\\s+['"\\w]+\\s*=`,
    `;\\s*(?:delete\\s+from\\s+\\S+\\s*(?:where\\b|;|--|$)|insert\\s+into\\s+\\S+\\s*(?:\\(|values\\b|select\\b))`,
    `;\\s*(?:truncate\\s+(?:table\\s+)?\\S+\\s*(?:;|--|$)|alter\\s+table\\b|update\\s+\\S+\\s+set\\s+\\S+\\s*=)`,
  ].join('|'),
  'i',
);

/** One typed line as it is stored. */
export const toLine = (typed: string) => typed.normalize('NFC').trim();

/** Line breaks and tabs do not belong in a line. */
const isPrintableLine = (text: string) => !/[\n\t]/.test(text) && !hasUnprintable(text);

export function nameProblem(name: string): string | undefined {
  if (name === '') return 'Enter your name';
  if (name.length > limits.nameCharacters)
    return `Your name must be ${limits.nameCharacters} characters or fewer`;
  if (!isPrintableLine(name)) return 'Your name must be one line of ordinary characters';
  const [symbol] = symbolsNoNameHas.exec(name) ?? [];
  if (symbol) return `Your name must not contain the symbol ${symbol}`;
  if (!/\p{L}/u.test(name)) return 'Your name must contain a letter';
  return undefined;
}

export function emailProblem(email: string): string | undefined {
  if (email === '') return 'Enter your email address';
  if (!isEmailAddress(email))
    return 'Enter an email address in the correct format, like name@example.com';
  return undefined;
}

export function phoneProblem(phone: string): string | undefined {
  if (phone === '') return 'Enter a contact number';
  if (phone.length > limits.phoneCharacters || !isPhoneNumber(phone))
    return 'Enter a contact number we can ring, like 020 7946 0018 or +44 20 7946 0018';
  return undefined;
}

/** Free text is plain text; `label` begins the sentence, as in 'Extra details'. */
export function textProblem(
  label: string,
  text: string,
  mostCharacters = limits.textCharacters,
): string | undefined {
  if (text.length > mostCharacters) return `${label} must be ${mostCharacters} characters or fewer`;
  if (hasUnprintable(text)) return `${label} must not contain control characters`;
  if (markup.test(text)) return `${label} must be plain text without HTML`;
  const [command] = databaseCommand.exec(text) ?? [];
  if (command) return `${label} must not contain a database command such as “${command.trim()}”`;
  return undefined;
}

/** A place as people write it; `label` ends the sentence, as in 'where you are flying from'. */
export function placeProblem(label: string, place: string): string | undefined {
  if (place === '') return `Enter ${label}`;
  if (place.length > limits.placeCharacters)
    return `Enter ${label} in ${limits.placeCharacters} characters or fewer`;
  if (!isPrintableLine(place)) return `Enter ${label} in one line of ordinary characters`;
  if (markup.test(place)) return `Enter ${label} without HTML`;
  if (databaseCommand.test(place)) return `Enter ${label} without a database command`;
  return undefined;
}
