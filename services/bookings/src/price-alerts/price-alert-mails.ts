import { formatLong, type LocalDate, monthNames, monthOf, yearOf } from '@larkfare/london-dates';
import { type Mail } from '@larkfare/server-kit/mail';
import { travelClassNames } from '@larkfare/travellers';
import { toPounds } from '../bookings/booking-price.rules.ts';
import { toPageKey, toPagePath } from '../customer-page/page-key.ts';
import { type PriceAlert } from './price-alert.entity.ts';
import { searchPath } from './price-alert.rules.ts';

/** A lower price that a check found. */
export interface PriceDrop {
  /** Absent for the first price. */
  wasPence: number | null;
  pence: number;
  /** The first day with that price. */
  departure: LocalDate;
  /** The date of the price. */
  on: LocalDate;
}

interface MailSite {
  formSecret: Buffer;
  siteOrigin: () => string;
}

type MailText = Pick<Mail, 'subject' | 'body' | 'unsubscribeUrl'>;

/** The mail with the link that confirms an alert; it has no word that only the visitor chose. */
export const toConfirmationMail = (
  alert: PriceAlert,
  siteName: string,
  site: MailSite,
): MailText => ({
  subject: `Confirm your price alert: ${route(alert)}`,
  body: `Hello,

We received a request to email this address when the price drops:

${trip(alert)}

To get these emails, open this link and press the button:
${links(alert, site).page}

If you did not request this, please ignore this email. We then write no more, and delete your address after a week.

${siteName}
`,
});

export function toDropMail(
  alert: PriceAlert,
  { wasPence, pence, departure, on }: PriceDrop,
  siteName: string,
  site: MailSite,
): MailText {
  const { page, stop } = links(alert, site);
  return {
    subject: `${route(alert)}: now ${toPounds(pence)}`,
    body: `Hello,

${wasPence === null ? `Your trip has a price now: ${toPounds(pence)} per person.` : `The lowest price of your trip has dropped to ${toPounds(pence)} per person. It was ${toPounds(wasPence)}.`}
This is the price of ${formatLong(on)}. Prices change, and seats sell out.

${trip(alert)}

See these flights:
${site.siteOrigin()}${searchPath(alert, departure)}

To see this price alert or to stop it:
${page}

${siteName}
`,
    unsubscribeUrl: stop,
  };
}

const links = ({ id }: PriceAlert, { formSecret, siteOrigin }: MailSite) => ({
  page: `${siteOrigin()}${toPagePath(formSecret, 'price-alert', id)}`,
  stop: `${siteOrigin()}/api/price-alert/${toPageKey(formSecret, 'price-alert', id)}/stop`,
});

const route = ({ from, to }: PriceAlert) => `${from} to ${to}`;

const trip = (alert: PriceAlert) =>
  [
    `${route(alert)}, ${alert.tripType === 'one-way' ? 'one way' : 'round trip'}, ${travelClassNames[alert.travelClass]}`,
    `Departure: ${alert.month === null ? 'any month' : `${monthNames[monthOf(alert.month) - 1]} ${yearOf(alert.month)}`}`,
    `Email: ${alert.belowPence === null ? 'at any drop' : `when it drops below ${toPounds(alert.belowPence)}`}, once a day at most`,
  ].join('\n');
