import { type RecordType } from '@larkfare/data-kit/records';
import { type OpeningHours } from '@larkfare/london-dates';
import { type Mail } from '@larkfare/server-kit/mail';
import { type CustomerRequest } from '../customer/customer-request.entity.ts';
import { type RequestKind } from '../customer/request-kinds.rules.ts';

type MailText = Pick<Mail, 'subject' | 'body'>;

/** The site's name, phone number, hours and links in mails to customers. */
export interface SiteFacts {
  siteName: string;
  phone?: string | undefined;
  openingHours?: OpeningHours | undefined;
  /** The private link of a booking's page. */
  pageOf: (bookingId: string) => string;
}

/** The mails about one kind of record. */
export interface RequestMails<Row extends CustomerRequest = CustomerRequest> {
  type: RecordType<Row>;
  /** Where the back office lists such records. */
  officePath: string;
  emailOf(row: Row): string;
  /** The mail to the customer. It repeats none of their words, so that our address cannot send text to third parties. */
  toAcknowledgement(row: Row, facts: SiteFacts): MailText;
  /** The mail to the office, with everything needed to act. */
  toNotice(row: Row): MailText;
  /** Names the record in a digest without naming a person. */
  toDigestLine(row: Row): string;
}

export type AllRequestMails = Readonly<Record<RequestKind, RequestMails>>;

/** Where the back office shows a record. */
export const officeLink = (
  siteOrigin: () => string,
  { officePath }: RequestMails,
  { reference }: CustomerRequest,
): string => `${siteOrigin()}${officePath}?search=${reference}`;
