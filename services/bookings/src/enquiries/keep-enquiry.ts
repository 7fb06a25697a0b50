import { FieldProblem, InvalidInput, networkOf } from '@larkfare/service-kit';
import { type DeepPartial, type EntityManager, type ObjectType } from 'typeorm';
import { type Problem, toProblems } from '../customer/customer.rules.ts';
import {
  findTwin,
  type KeptRequest,
  keepUnderNewReference,
  toHash,
  waitForTwins,
} from '../customer/kept-request.ts';
import { type ReferenceKind } from '../customer/reference.rules.ts';
import { decideFlood, type Provenance, toTextShape } from '../forms/flood.rules.ts';
import { type FormProofInput, TooManyRequests } from '../forms/form-proof.input.ts';
import { honeypotProblem, tokenProblem } from '../forms/form-token.rules.ts';
import { readFormToken, useFormToken } from '../forms/form-token.ts';
import { countThisHour, keyedBucket, recipientBucket } from '../forms/hourly-counts.ts';
import { type OfficeNotice, tellOffice } from '../outbox/office-notices.ts';
import { type Mail } from '@larkfare/service-kit/mail';
import { putInOutbox } from '../outbox/outbox.ts';
import { sitePhone } from '../outbox/site-phone.ts';
import { type Bookings } from '../service-context.ts';

/** How a contact message or quote request came in. */
export interface Arrival {
  proof: FormProofInput | undefined;
  /** As the gateway saw it; absent when it did not say. */
  clientAddress: string | undefined;
}

/** What is kept of an enquiry, and what is written about it. */
export interface Enquiry<Row extends KeptRequest> {
  entity: ObjectType<Row>;
  kind: ReferenceKind;
  row: Omit<DeepPartial<Row>, 'id' | 'reference' | 'requestHash'>;
  /** Two enquiries with the same one are the same. */
  fingerprint: string;
  /** The customer's own words. */
  text: string;
  customerEmail: string;
  toAcknowledgement: (row: Row, from: { siteName: string; phone?: string }) => Mail;
  toNotice: (row: Row) => OfficeNotice;
}

/** What is wrong with how it came, before anything is counted. */
export const arrivalProblems = (
  { formSecret, now }: Bookings,
  { proof }: Pick<Arrival, 'proof'>,
): Problem[] =>
  toProblems({
    website: honeypotProblem(proof?.website ?? ''),
    formToken: tokenProblem(readFormToken(formSecret, proof?.token ?? undefined, now())),
  });

/** Keeps an enquiry once, with the mails about it, unless too many like it came this hour. */
export async function keepEnquiry<Row extends KeptRequest>(
  service: Bookings,
  enquiry: Enquiry<Row>,
  arrival: Arrival,
): Promise<{ kept: Row } | InvalidInput | TooManyRequests> {
  const { entity, kind, row } = enquiry;
  const requestHash = toHash(enquiry.fingerprint);
  const phone = await sitePhone(service);

  return service.database.transaction(async (db) => {
    await waitForTwins(db, requestHash);
    const twin = await findTwin(db, entity, requestHash);
    if (twin) return { kept: twin };

    const { decision, secondsLeft } = await weigh(db, service, enquiry, arrival);
    if (decision.refused !== undefined) return new TooManyRequests(decision.refused, secondsLeft);

    const token = arrival.proof?.token;
    if (token && !(await useFormToken(db, token))) return tokenUsed();

    const columns = { ...row, requestHash } as Omit<DeepPartial<Row>, 'id' | 'reference'>;
    const kept = await keepUnderNewReference(db, entity, kind, service.pick, columns);
    const acknowledgement = enquiry.toAcknowledgement(kept, { ...service, phone });
    if (decision.acknowledged) await putInOutbox(db, service, acknowledgement);
    else service.log.info({ reference: kept.reference }, 'not acknowledged, as too many came');
    await tellOffice(db, service, `${provenanceOf(arrival)}-enquiries`, enquiry.toNotice(kept));
    return { kept };
  });
}

const provenanceOf = ({ proof }: Arrival): Provenance => (proof?.token ? 'form' : 'direct');

const tokenUsed = () =>
  new InvalidInput([
    new FieldProblem(
      'formToken',
      'This form was already sent. Please reload the page to write again',
    ),
  ]);

/** Counts this one, in its own way and with everything it shares with others, and says whether it still fits. */
async function weigh(
  db: EntityManager,
  { formSecret, now }: Bookings,
  { customerEmail, text }: Pick<Enquiry<KeptRequest>, 'customerEmail' | 'text'>,
  arrival: Arrival,
) {
  const { clientAddress } = arrival;
  const provenance = provenanceOf(arrival);
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
