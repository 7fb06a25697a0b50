import { Saved } from '@larkfare/data-kit/records';
import { InvalidInput, TooManyRequests } from '@larkfare/data-kit/refusals';
import { networkOf } from '@larkfare/server-kit/network';
import { toProblems } from '@larkfare/text-rules';
import { type DeepPartial, type EntityManager, type ObjectType } from 'typeorm';
import { type Bookings, type BookingsContext } from '../bookings-context.ts';
import { type CustomerRequest } from '../customer/customer-request.entity.ts';
import {
  findDuplicate,
  insertWithReference,
  lockDuplicates,
  toHash,
} from '../customer/customer-requests.ts';
import { type ReferenceKind } from '../customer/reference.rules.ts';
import { decideFlood, type Provenance, toTextShape } from '../forms/flood.rules.ts';
import { type FormProofInput } from '../forms/form-proof.input.ts';
import { honeypotProblem, tokenProblem } from '../forms/form-token.rules.ts';
import { readFormToken, useFormToken } from '../forms/form-token.ts';
import { countThisHour, keyedBucket, recipientBucket } from '../forms/hourly-counts.ts';
import { type MailSubject, queueMail } from '../mail/mail-jobs.ts';
import { notifyOffice } from '../mail/office-notices.ts';

/** What is stored of an enquiry. */
export interface Enquiry<Row extends CustomerRequest> {
  entity: ObjectType<Row>;
  kind: ReferenceKind;
  mailSubject: MailSubject;
  row: Omit<DeepPartial<Row>, 'id' | 'reference' | 'requestHash'>;
  /** Two enquiries with the same one are duplicates. */
  fingerprint: string;
  /** The customer's own words. */
  text: string;
  customerEmail: string;
}

type Proof = FormProofInput | undefined;

/** What is wrong with the honeypot and the token of the form. */
export const formProblems = ({ formSecret, now }: Bookings, proof: Proof) =>
  toProblems({
    website: honeypotProblem(proof?.website ?? ''),
    formToken: tokenProblem(readFormToken(formSecret, proof?.token ?? undefined, now())),
  });

/** Stores an enquiry once and queues the mails about it, unless too many like it came this hour. */
export async function submitEnquiry<Row extends CustomerRequest>(
  context: BookingsContext,
  proof: Proof,
  enquiry: Enquiry<Row>,
): Promise<Saved<Row> | InvalidInput | TooManyRequests> {
  const { entity, kind, row } = enquiry;
  const requestHash = toHash(enquiry.fingerprint);

  return context.db.transaction(async (db) => {
    await lockDuplicates(db, requestHash);
    const duplicate = await findDuplicate(db, entity, requestHash);
    if (duplicate) return new Saved(duplicate);

    const provenance: Provenance = proof?.token ? 'form' : 'direct';
    const { decision, secondsLeft } = await weigh(db, context, enquiry, provenance);
    if (decision.refused !== undefined) return new TooManyRequests(decision.refused, secondsLeft);

    if (proof?.token && !(await useFormToken(db, proof.token))) return tokenUsed();

    const columns = { ...row, requestHash } as Omit<DeepPartial<Row>, 'id' | 'reference'>;
    const stored = await insertWithReference(db, entity, kind, context.pick, columns);
    const mailed = { subject: enquiry.mailSubject, id: stored.id };
    if (decision.acknowledged) await queueMail(db, 'acknowledgement', mailed);
    else context.log.info({ reference: stored.reference }, 'not acknowledged, as too many came');
    await notifyOffice(db, context.now(), `${provenance}-enquiries`, mailed);
    return new Saved(stored);
  });
}

const tokenUsed = () =>
  new InvalidInput([
    {
      field: 'formToken',
      message: 'This form was already sent. Please reload the page to write again',
    },
  ]);

/** Counts this one, in its own way and with everything it shares with others, and says whether it still fits. */
async function weigh(
  db: EntityManager,
  { formSecret, clientAddress, now }: BookingsContext,
  { customerEmail, text }: Pick<Enquiry<CustomerRequest>, 'customerEmail' | 'text'>,
  provenance: Provenance,
) {
  const keyed = (name: string, value: string | undefined) =>
    value && keyedBucket(formSecret, name, value);
  const buckets = {
    all: `all:${provenance}`,
    address: keyed('address', clientAddress && networkOf(clientAddress)),
    recipient: recipientBucket(formSecret, customerEmail),
    text: keyed('text', toTextShape(text)),
  };
  const { counts, secondsLeft } = await countThisHour(
    db,
    Object.values(buckets).filter(isBucket),
    now(),
  );
  const countOf = (bucket = '') => counts[bucket] ?? 0;
  const decision = decideFlood(
    {
      all: countOf(buckets.all),
      address: countOf(buckets.address),
      recipient: countOf(buckets.recipient),
      text: countOf(buckets.text),
    },
    provenance,
  );
  return { decision, secondsLeft };
}

const isBucket = (bucket: string | undefined): bucket is string => Boolean(bucket);
