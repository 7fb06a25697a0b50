import { isEmailAddress, isPhoneNumber, toPhoneText } from '@larkfare/text-rules';
import { z } from 'zod';
import { line, prose } from '../text/text.input.ts';

const blankOr = (rule: (text: string) => boolean) => (text: string) => text === '' || rule(text);

/** Without an extension, because the site's links dial it. */
export const telephoneValue = z
  .string('Enter some text.')
  .overwrite(toPhoneText)
  .max(40, 'Use at most 40 characters.')
  .refine(
    blankOr((text) => isPhoneNumber(text) && !/[a-z#]/i.test(text)),
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
