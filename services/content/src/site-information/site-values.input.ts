import { registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { AboutBlock, aboutUsLongValue } from '../about/about.input.ts';
import { Brand, brandValue } from '../brand/brand.input.ts';
import { ChatAccount, chatValue } from '../chat/chat.input.ts';
import {
  Claim,
  claimsValue,
  ProtectionScheme,
  protectionSchemeValue,
} from '../claims/claim.input.ts';
import { FareShares, fareSharesValue } from '../fare-shares/fare-shares.input.ts';
import { faqValue, QuestionAnswer } from '../faq/faq.input.ts';
import { OpeningHours, openingHoursValue } from '../opening-hours/opening-hours.input.ts';
import { PayLater, payLaterValue } from '../pay-later/pay-later.input.ts';
import { sectionsValue, TextSection } from '../sections/section.input.ts';
import { isEmailAddress, isPhoneNumber, toPhoneText } from '@larkfare/text-rules';
import { line, prose } from '../text/text.input.ts';

const blankOr = (rule: (text: string) => boolean) => (text: string) => text === '' || rule(text);

/** Without an extension, because the site's links dial it. */
const telephoneValue = z
  .string('Enter some text.')
  .overwrite(toPhoneText)
  .max(40, 'Use at most 40 characters.')
  .refine(
    blankOr((text) => isPhoneNumber(text) && !/[a-z#]/i.test(text)),
    'Write a telephone number, such as 020 7946 0321.',
  );
const emailValue = line().refine(
  blankOr(isEmailAddress),
  'Enter one email address, such as hello@example.co.uk.',
);
const addressValue = prose();
const aboutInfoValue = prose();

/** Kept as it was pasted, so that the administrator finds it again; only what the map rules take from it is shown. */
const mapEmbedValue = prose();

const Currency = { USD: 'USD', GBP: 'GBP' } as const;
registerEnumType(Currency, {
  name: 'Currency',
  description: 'The sign before the amounts in the booking and quote lists of the back office.',
});

/** Every key of the site information, with the shape of its whole value. */
export const siteValueSchemas = {
  brand: brandValue,
  contactPhone: telephoneValue,
  contactEmail: emailValue,
  contactWhatsApp: telephoneValue,
  openingHours: openingHoursValue,
  fareShares: fareSharesValue,
  addressText: addressValue,
  mapEmbed: mapEmbedValue,
  aboutInfo: aboutInfoValue,
  claims: claimsValue,
  protectionScheme: protectionSchemeValue,
  faq: faqValue,
  privacyPolicy: sectionsValue,
  terms: sectionsValue,
  payLater: payLaterValue,
  aboutUsLong: aboutUsLongValue,
  chat: chatValue,
  bookingListCurrency: z.enum(Currency, 'Choose USD or GBP.'),
};

export type SiteKey = keyof typeof siteValueSchemas;
export type SiteValues = { [Key in SiteKey]: z.output<(typeof siteValueSchemas)[Key]> };

/** The type of each value in the graph. */
export const siteValueTypes: Record<SiteKey, object> = {
  brand: Brand,
  contactPhone: String,
  contactEmail: String,
  contactWhatsApp: String,
  openingHours: OpeningHours,
  fareShares: FareShares,
  addressText: String,
  mapEmbed: String,
  aboutInfo: String,
  claims: [Claim],
  protectionScheme: ProtectionScheme,
  faq: [QuestionAnswer],
  privacyPolicy: [TextSection],
  terms: [TextSection],
  payLater: PayLater,
  aboutUsLong: [AboutBlock],
  chat: ChatAccount,
  bookingListCurrency: Currency,
};

/** The texts of a site before the first one is written. */
export const unwrittenSiteValues: SiteValues = {
  brand: { name: 'Larkfare', tagline: '', footerText: '' },
  contactPhone: '',
  contactEmail: '',
  contactWhatsApp: '',
  openingHours: { days: [], closedOn: [] },
  fareShares: { childPercent: 100, infantPercent: 100 },
  addressText: '',
  mapEmbed: '',
  aboutInfo: '',
  claims: [],
  protectionScheme: { name: '', number: '' },
  faq: [],
  privacyPolicy: [],
  terms: [],
  payLater: { heading: '', text: '', items: [] },
  aboutUsLong: [],
  chat: null,
  bookingListCurrency: 'USD',
};
