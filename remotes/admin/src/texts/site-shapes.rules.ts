import {
  listOf,
  nullable,
  oneOf,
  optionalListOf,
  optionalText,
  record,
  text,
} from './parsers.rules.ts';

const section = record({
  heading: text,
  text,
  /** A blank heading is no heading. */
  bullets: optionalListOf(record({ heading: optionalText, text })),
});

/** What is written in the site information, key by key, under the specification's names. */
export const siteShapes = {
  brand: record({ name: text, tagline: text, footerText: text }),
  contactPhone: text,
  contactEmail: text,
  contactWhatsApp: text,
  addressText: text,
  mapEmbed: text,
  aboutInfo: text,
  claims: listOf(
    record({
      kind: oneOf('protection', 'payLater', 'support', 'lowestPrice'),
      heading: text,
      text,
    }),
  ),
  protectionScheme: record({ name: text, number: text }),
  faq: listOf(record({ question: text, answer: text })),
  privacyPolicy: listOf(section),
  terms: listOf(section),
  payLater: record({ heading: text, text, items: listOf(record({ subheading: text, text })) }),
  /** A blank subheading is no subheading. */
  aboutUsLong: listOf(record({ subheading: optionalText, text })),
  /** `null` is no chat. */
  chat: nullable(record({ provider: oneOf('tawk', 'crisp', 'chatwoot'), id: text })),
  bookingListCurrency: oneOf('USD', 'GBP'),
};
