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
import { type RequestKind } from '../customer/request-kinds.rules.ts';
import { decideFlood, type Provenance, toTextShape } from '../forms/flood.rules.ts';
import { type FormProofInput } from '../forms/form-proof.input.ts';
import { honeypotProblem, tokenProblem } from '../forms/form-token.rules.ts';
import { readFormToken, useFormToken } from '../forms/form-token.ts';
import { countThisHour, keyedBucket, recipientBucket } from '../forms/hourly-counts.ts';
import { queueMail } from '../mail/mail-jobs.ts';
import { notifyOffice } from '../mail/office-notices.ts';

interface Enquiry<Row extends CustomerRequest> {
  type: ObjectType<Row>;
  kind: RequestKind;
  /** Two enquiries with the same fields are duplicates. */
  request: { email: string };
  columns: Omit<DeepPartial<Row>, 'id' | 'reference' | 'requestHash'>;
  /** The text that the customer typed. */
  text: string;
}

type Proof = FormProofInput | undefined;

/** The problems of the form's honeypot and token. */
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
  const { type, kind, request } = enquiry;
  const fields = { ...request, email: request.email.toLowerCase() };
  const requestHash = toHash(JSON.stringify([kind, ...Object.values(fields)]));

  return context.db.transaction(async (db) => {
    await lockDuplicates(db, requestHash);
    const duplicate = await findDuplicate(db, type, requestHash);
    if (duplicate) return new Saved(duplicate);

    const provenance: Provenance = proof?.token ? 'form' : 'direct';
    const { decision, secondsLeft } = await weigh(db, context, enquiry, provenance);
    if (decision.refused !== undefined) return new TooManyRequests(decision.refused, secondsLeft);

    if (proof?.token && !(await useFormToken(db, proof.token))) return tokenUsed();

    const columns = { ...enquiry.columns, requestHash } as Omit<
      DeepPartial<Row>,
      'id' | 'reference'
    >;
    const stored = await insertWithReference(db, type, kind, context.pick, columns);
    const mailed = { subject: kind, id: stored.id };
    if (decision.acknowledged) await queueMail(db, 'acknowledgement', mailed);
    else context.log.info({ reference: stored.reference }, 'too many enquiries: not acknowledged');
    await notifyOffice(db, context.now(), `${provenance}-enquiries`, mailed);
    return new Saved(stored);
  });
}

export const tokenUsed = () =>
  InvalidInput.of('formToken', 'This form was already sent. Please reload the page to write again');

/** Counts this enquiry in each of its buckets and decides whether it is within the limits. */
export async function weigh(
  db: EntityManager,
  { formSecret, clientAddress, now }: BookingsContext,
  { request, text }: Pick<Enquiry<CustomerRequest>, 'request' | 'text'>,
  provenance: Provenance,
) {
  const keyed = (name: string, value: string | undefined) =>
    value && keyedBucket(formSecret, name, value);
  const buckets = {
    all: `all:${provenance}`,
    address: keyed('address', clientAddress && networkOf(clientAddress)),
    recipient: recipientBucket(formSecret, request.email),
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
