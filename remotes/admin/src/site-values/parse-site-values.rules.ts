import {
  listOf,
  nullable,
  oneOf,
  optionalText,
  record,
  text,
  UnreadableValue,
  type Parser,
} from './parsers.rules.ts';
import type {
  AboutBlock,
  Brand,
  Bullet,
  Chat,
  Claim,
  PayLater,
  PayLaterItem,
  ProtectionScheme,
  Question,
  Section,
  SiteKey,
  SiteValues,
  StoredSite,
  Versions,
} from './site-values.ts';

const bullet = record<Bullet>({ heading: optionalText, text });
const section = record<Section>({
  heading: text,
  text,
  bullets: (json) => (json === undefined ? [] : listOf(bullet)(json)),
});

const parsers: { [Key in SiteKey]: Parser<SiteValues[Key]> } = {
  brand: record<Brand>({ name: text, tagline: text, footerText: text }),
  contactPhone: text,
  contactEmail: text,
  contactWhatsApp: text,
  addressText: text,
  mapEmbed: text,
  aboutInfo: text,
  claims: listOf(
    record<Claim>({
      kind: oneOf('protection', 'payLater', 'support', 'lowestPrice'),
      heading: text,
      text,
    }),
  ),
  protectionScheme: record<ProtectionScheme>({ name: text, number: text }),
  faq: listOf(record<Question>({ question: text, answer: text })),
  privacyPolicy: listOf(section),
  terms: listOf(section),
  payLater: record<PayLater>({
    heading: text,
    text,
    items: listOf(record<PayLaterItem>({ subheading: text, text })),
  }),
  aboutUsLong: listOf(record<AboutBlock>({ subheading: optionalText, text })),
  chat: nullable(record<Chat>({ provider: oneOf('tawk', 'crisp', 'chatwoot'), id: text })),
  bookingListCurrency: oneOf('USD', 'GBP'),
};

/** What a key holds while nothing was written under it. */
const unwritten: SiteValues = {
  brand: { name: '', tagline: '', footerText: '' },
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

export const siteKeys = Object.keys(unwritten) as SiteKey[];

/** One key's value from JSON; throws `UnreadableValue`. */
export const parseSiteValue = <Key extends SiteKey>(key: Key, json: unknown): SiteValues[Key] =>
  json == null ? unwritten[key] : parsers[key](json);

type Row = { key: SiteKey; version: number; value?: unknown };

/** Every key's value and version; a key that the server does not name is one that was never written. */
export function parseSite(rows: readonly Row[]): StoredSite {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const entries = siteKeys.map((key) => [key, byKey.get(key)] as const);
  return {
    values: Object.fromEntries(
      entries.map(([key, row]) => [key, parseSiteValue(key, row?.value)]),
    ) as unknown as SiteValues,
    versions: Object.fromEntries(entries.map(([key, row]) => [key, row?.version ?? 0])) as Versions,
  };
}

/** The same, or the sentence that says why it cannot be read. */
export function readSite(
  rows: readonly Row[],
): { site: StoredSite; problem?: never } | { site?: never; problem: string } {
  try {
    return { site: parseSite(rows) };
  } catch (error) {
    if (error instanceof UnreadableValue) return { problem: error.message };
    throw error;
  }
}
