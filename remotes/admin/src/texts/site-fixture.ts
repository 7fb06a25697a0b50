import type { SiteValues } from './use-site-values.ts';

/** A site on which nothing was written yet. */
export const aSite = (part: Partial<SiteValues> = {}): SiteValues => ({
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
  versions: [],
  ...part,
});
