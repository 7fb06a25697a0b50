import type { ChatProvider, ClaimKind, Currency, SiteKey } from './site-values.generated.ts';

/** The name of each text on the screens. */
export const titleOf: Record<SiteKey, string> = {
  brand: 'Brand',
  contactPhone: 'Contact Phone',
  contactEmail: 'Contact Email',
  contactWhatsApp: 'Whatsapp Phone',
  openingHours: 'Opening hours',
  fareShares: 'Fares of children and infants',
  addressText: 'Address Text',
  mapEmbed: 'Map Embed Code',
  aboutInfo: 'About Short',
  claims: 'Home page claims',
  protectionScheme: 'Protection scheme',
  faq: 'FAQ',
  privacyPolicy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  payLater: 'Pay Later',
  aboutUsLong: 'About Us (Detailed)',
  chat: 'Live chat',
  bookingListCurrency: 'Currency of the booking lists',
};

/** The longer texts have a screen each. */
export const editors: Readonly<Partial<Record<SiteKey, string>>> = {
  faq: '/admin/FAQ',
  aboutUsLong: '/admin/aboutuslong',
  privacyPolicy: '/admin/privacy',
  terms: '/admin/terms',
  payLater: '/admin/lateradmin',
};

/** The screen on which a key is edited. */
export const editorOf = (key: string | null): string =>
  (key && isSiteKey(key) && editors[key]) || '/admin/siteinfo';

export const isSiteKey = (name: string): name is SiteKey => Object.hasOwn(titleOf, name);

export const claimTitles: Record<ClaimKind, string> = {
  protection: 'Travel protection',
  payLater: 'Pay later',
  support: 'Support',
  lowestPrice: 'Lowest price',
};

export const chatProviderNames: Record<ChatProvider, string> = {
  tawk: 'Tawk.to',
  crisp: 'Crisp',
  chatwoot: 'Chatwoot',
};

export const currencyNames: Record<Currency, string> = {
  USD: 'Dollars ($)',
  GBP: 'Pounds (£)',
};
