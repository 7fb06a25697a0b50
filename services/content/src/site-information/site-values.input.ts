import { z } from 'zod';
import { aboutUsLongValue } from '../about/about.input.ts';
import { brandValue } from '../brand/brand.input.ts';
import { chatValue } from '../chat/chat.input.ts';
import { claimsValue, protectionSchemeValue } from '../claims/claim.input.ts';
import {
  aboutInfoValue,
  addressValue,
  emailValue,
  mapEmbedValue,
  telephoneValue,
} from '../contact-details/contact-details.input.ts';
import { faqValue } from '../faq/faq.input.ts';
import { payLaterValue } from '../pay-later/pay-later.input.ts';
import { sectionsValue } from '../sections/section.input.ts';

/** Every key of the site information, with the shape of its whole value. */
export const siteValueSchemas = {
  brand: brandValue,
  contactPhone: telephoneValue,
  contactEmail: emailValue,
  contactWhatsApp: telephoneValue,
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
  /** The sign before the amounts in the booking and quote lists of the back office. */
  bookingListCurrency: z.enum(['USD', 'GBP'], 'Choose USD or GBP.'),
};

export type SiteKey = keyof typeof siteValueSchemas;
export type SiteValues = { [Key in SiteKey]: z.output<(typeof siteValueSchemas)[Key]> };

/** The texts of a site before anyone has written any. */
export const unwrittenSiteValues: SiteValues = {
  brand: { name: 'Larkfare', tagline: '', footerText: '' },
  contactPhone: '',
  contactEmail: '',
  contactWhatsApp: '',
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
