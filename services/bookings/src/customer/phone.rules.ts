import { isPhoneNumber, toPhoneText } from '@larkfare/text-rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Without a country code, a number that begins like this is a British one; others may belong to any country. */
const readAsBritish = /^(?:0|44)/;

const parsed = (text: string) => {
  const number = parsePhoneNumberFromString(text, 'GB');
  if (!number?.isPossible()) return undefined;
  const isCertain = text.startsWith('+') || readAsBritish.test(text.replace(/\D/g, ''));
  return isCertain || number.isValid() ? number : undefined;
};

/** A typed number as it is stored: in the form of E.164, or in plain characters where its country is unclear. */
export function toPhone(typed: string): string {
  const text = toPhoneText(typed);
  const number = isPhoneNumber(text) ? parsed(text) : undefined;
  if (!number) return text;
  return number.ext ? `${number.number} ext ${number.ext}` : number.number;
}

/**
 * A stored number as people read and dial it: '07700 900123', '+353 86 123 4567'. In groups it stays text in a
 * spreadsheet, which would drop a first 0 and calculate with hyphens.
 */
export function toReadablePhone(stored: string): string {
  const number = parsed(stored);
  if (!number) return stored.replace(/[-./ ]+/g, ' ').replace(/^(\d{5})(?=\d{2,}$)/, '$1 ');
  const { ext } = number;
  number.ext = undefined;
  const grouped =
    number.countryCallingCode === '44'
      ? number.formatNational()
      : number.formatInternational().replaceAll('-', ' ');
  return ext ? `${grouped} ext ${ext}` : grouped;
}
