import { isEmailAddress } from '@larkfare/text-rules';
import { line, prose } from '../text/text.input.ts';
import { isTelephoneNumber } from './contact-details.rules.ts';

const blankOr = (rule: (text: string) => boolean) => (text: string) => text === '' || rule(text);

export const telephoneValue = line().refine(
  blankOr(isTelephoneNumber),
  'Write a telephone number, such as 020 7946 0321.',
);
export const emailValue = line().refine(
  blankOr(isEmailAddress),
  'Enter one email address, such as hello@example.co.uk.',
);
export const addressValue = prose();
export const aboutInfoValue = prose();

/** Kept as it was pasted, so that the administrator finds it again; only what the map rules take from it is shown. */
export const mapEmbedValue = prose();
