import { type SiteValues } from '../site-information/site-values.input.ts';
import { aboutUsLong } from './about-us-long.ts';
import { brandAndContact } from './brand-and-contact.ts';
import { claimsAndScheme } from './claims.ts';
import { faq } from './faq.ts';
import { payLater } from './pay-later.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { terms } from './terms.ts';

/** A whole site's texts, written for demonstration. */
export const demonstrationValues: SiteValues = {
  ...brandAndContact,
  ...claimsAndScheme,
  faq,
  privacyPolicy,
  terms,
  booking: payLater,
  aboutUsLong,
};
