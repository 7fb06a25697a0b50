/** What is written in the site information, key by key, under the specification's names. */
export interface SiteValues {
  brand: Brand;
  contactPhone: string;
  contactEmail: string;
  contactWhatsApp: string;
  addressText: string;
  mapEmbed: string;
  aboutInfo: string;
  claims: Claim[];
  protectionScheme: ProtectionScheme;
  faq: Question[];
  privacyPolicy: Section[];
  terms: Section[];
  /** Pay Later. */
  payLater: PayLater;
  aboutUsLong: AboutBlock[];
  /** `null` is no chat. */
  chat: Chat | null;
  bookingListCurrency: BookingListCurrency;
}

export type SiteKey = keyof SiteValues;

export type Brand = { name: string; tagline: string; footerText: string };
export type ClaimKind = 'protection' | 'payLater' | 'support' | 'lowestPrice';
export type Claim = { kind: ClaimKind; heading: string; text: string };
export type ProtectionScheme = { name: string; number: string };
export type Question = { question: string; answer: string };
/** A blank heading is no heading. */
export type Bullet = { heading: string; text: string };
export type Section = { heading: string; text: string; bullets: Bullet[] };
export type PayLaterItem = { subheading: string; text: string };
export type PayLater = { heading: string; text: string; items: PayLaterItem[] };
/** A blank subheading is no subheading. */
export type AboutBlock = { subheading: string; text: string };
export type ChatProvider = 'tawk' | 'crisp' | 'chatwoot';
export type Chat = { provider: ChatProvider; id: string };
export type BookingListCurrency = 'USD' | 'GBP';

/** Which version of a value was read; 0 while nothing was written yet. */
export type Versions = Record<SiteKey, number>;

/** Everything that is written, as it was read at one moment. */
export type StoredSite = { values: SiteValues; versions: Versions };
