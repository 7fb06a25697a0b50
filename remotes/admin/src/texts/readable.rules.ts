import { parseSiteValue } from './parse-site-values.rules.ts';
import type { Chat, Claim, Section, SiteKey, SiteValues } from './site-values.ts';

/** A part of a value as a person reads it. */
export type Part = { label: string; text: string };

/** What a key is called on the screens. */
export const titleOf: Record<SiteKey, string> = {
  brand: 'Brand',
  contactPhone: 'Contact Phone',
  contactEmail: 'Contact Email',
  contactWhatsApp: 'Whatsapp Phone',
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

const editors: Readonly<Record<string, string>> = {
  faq: '/admin/FAQ',
  privacyPolicy: '/admin/privacy',
  terms: '/admin/terms',
  payLater: '/admin/lateradmin',
  aboutUsLong: '/admin/aboutuslong',
};

/** The screen on which a key is edited. */
export const editorOf = (key: string | null): string => editors[key ?? ''] ?? '/admin/siteinfo';

export const isSiteKey = (name: string): name is SiteKey => Object.hasOwn(titleOf, name);

export const claimTitles: Record<Claim['kind'], string> = {
  protection: 'Travel protection',
  payLater: 'Pay later',
  support: 'Support',
  lowestPrice: 'Lowest price',
};

export const chatProviderNames: Record<Chat['provider'], string> = {
  tawk: 'Tawk.to',
  crisp: 'Crisp',
  chatwoot: 'Chatwoot',
};

export const currencyNames: Record<SiteValues['bookingListCurrency'], string> = {
  USD: 'Dollars ($)',
  GBP: 'Pounds (£)',
};

const lines = (...texts: string[]) => texts.filter((text) => text !== '').join('\n');
const numbered = <Entry>(
  label: string,
  entries: readonly Entry[],
  toText: (entry: Entry) => string,
) => entries.map((entry, index) => ({ label: `${label} ${index + 1}`, text: toText(entry) }));
const whole = (key: SiteKey, text: string): Part[] => [{ label: titleOf[key], text }];

const sectionText = ({ heading, text, bullets }: Section) =>
  lines(
    heading,
    text,
    ...bullets.map((bullet) => `• ${bullet.heading ? `${bullet.heading}: ` : ''}${bullet.text}`),
  );

const partsByKey: { [Key in SiteKey]: (value: SiteValues[Key]) => Part[] } = {
  brand: ({ name, tagline, footerText }) => [
    { label: 'Name', text: name },
    { label: 'Tagline', text: tagline },
    { label: 'Footer text', text: footerText },
  ],
  contactPhone: (value) => whole('contactPhone', value),
  contactEmail: (value) => whole('contactEmail', value),
  contactWhatsApp: (value) => whole('contactWhatsApp', value),
  addressText: (value) => whole('addressText', value),
  mapEmbed: (value) => whole('mapEmbed', value),
  aboutInfo: (value) => whole('aboutInfo', value),
  claims: (claims) =>
    claims.map(({ kind, heading, text }) => ({
      label: claimTitles[kind],
      text: lines(heading, text),
    })),
  protectionScheme: ({ name, number }) => [
    { label: 'Scheme', text: name },
    { label: 'Number', text: number },
  ],
  faq: (faq) => numbered('Question', faq, ({ question, answer }) => lines(question, answer)),
  privacyPolicy: (sections) => numbered('Section', sections, sectionText),
  terms: (sections) => numbered('Section', sections, sectionText),
  payLater: ({ heading, text, items }) => [
    { label: 'Heading', text: heading },
    { label: 'Text', text },
    ...numbered('Item', items, (item) => lines(item.subheading, item.text)),
  ],
  aboutUsLong: (blocks) =>
    numbered('Block', blocks, ({ subheading, text }) => lines(subheading, text)),
  chat: (chat) =>
    whole('chat', chat ? `${chatProviderNames[chat.provider]}\n${chat.id}` : 'No live chat'),
  bookingListCurrency: (currency) => whole('bookingListCurrency', currencyNames[currency]),
};

/** A value part by part, as it is read on the site: what is compared when two texts differ. */
export const partsOf = <Key extends SiteKey>(key: Key, value: SiteValues[Key]): Part[] =>
  partsByKey[key](value);

/** A whole value as one text, its parts a blank line apart; for a value as it was stored at any time. */
export const storedText = (key: SiteKey, json: unknown): string =>
  partsOf(key, parseSiteValue(key, json))
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n\n');
