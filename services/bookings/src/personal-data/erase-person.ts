import { withAuditUser } from '@larkfare/data-kit/changes';
import { query } from '@larkfare/data-kit/database';
import { requireAdministrator } from '@larkfare/data-kit/subgraph';
import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { type BookingsContext } from '../bookings-context.ts';

@ObjectType({ description: 'The numbers of a customer’s records that were deleted, and kept.' })
class PersonErased {
  @Field(() => Int)
  bookings!: number;

  @Field(() => Int)
  quotes!: number;

  @Field(() => Int)
  contactMessages!: number;

  @Field(() => Int)
  priceAlerts!: number;

  @Field(() => Int, { description: 'Bookings that were confirmed once: the accounts need them.' })
  keptBookings!: number;
}

/** Addresses differ in capitals only. */
const isTheirs = (column: string) => `lower(${column}) = lower(trim(:email))`;

/** The lock holds new keys back. */
const keys = `
  WITH locked AS (
    SELECT id FROM bookings WHERE confirmed_at IS NULL AND ${isTheirs('user_email')} FOR UPDATE)
  DELETE FROM idempotency_keys WHERE booking_id IN (SELECT id FROM locked)`;

const records = `
  WITH
    gone_bookings AS (
      DELETE FROM bookings WHERE confirmed_at IS NULL AND ${isTheirs('user_email')} RETURNING 1),
    gone_quotes AS (DELETE FROM quotes WHERE ${isTheirs('email')} RETURNING 1),
    gone_messages AS (DELETE FROM contact_messages WHERE ${isTheirs('email')} RETURNING 1),
    gone_alerts AS (DELETE FROM price_alerts WHERE ${isTheirs('email')} RETURNING 1)
  SELECT (SELECT count(*)::int FROM gone_bookings) AS bookings,
         (SELECT count(*)::int FROM gone_quotes) AS quotes,
         (SELECT count(*)::int FROM gone_messages) AS "contactMessages",
         (SELECT count(*)::int FROM gone_alerts) AS "priceAlerts",
         (SELECT count(*)::int FROM bookings
           WHERE confirmed_at IS NOT NULL AND ${isTheirs('user_email')}) AS "keptBookings"`;

@Resolver()
export class ErasePersonResolver {
  /** The triggers of each table delete the mails about a record and the personal part of its changes. */
  @Mutation(() => PersonErased, {
    description:
      'Deletes the requests, messages and price alerts of an email address, for a request of erasure.',
  })
  async erasePerson(
    @Arg('email', () => String) email: string,
    @Ctx() context: BookingsContext,
  ): Promise<PersonErased> {
    const erased = await withAuditUser(
      context.db,
      requireAdministrator(context),
      async (manager) => {
        await query(manager, keys, { email });
        return query<PersonErased>(manager, records, { email });
      },
    );
    return erased[0] as PersonErased;
  }
}
