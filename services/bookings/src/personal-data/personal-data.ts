import { query } from '@larkfare/data-kit/database';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { type BookingsContext } from '../bookings-context.ts';
import { requestKinds } from '../customer/request-kinds.rules.ts';

const kinds = [...Object.values(requestKinds), { table: 'price_alerts', emailColumn: 'email' }];

const records = kinds.map(
  ({ table, emailColumn }) =>
    `SELECT '${table}' AS subject, id::text AS id, created_at,
       to_jsonb(${table}) - ARRAY['request_hash', 'search_text'] AS record
     FROM ${table} WHERE lower(${emailColumn}) = lower(trim(:email))`,
);

const lists = kinds.map(
  ({ table }) =>
    `'${table}', (SELECT coalesce(jsonb_agg(record ORDER BY created_at), '[]') FROM records WHERE subject = '${table}')`,
);

const statement = `
  WITH records AS (${records.join(' UNION ALL ')})
  SELECT jsonb_pretty(jsonb_build_object(
    'email', trim(:email::text),
    ${lists.join(', ')},
    'changes', (SELECT coalesce(jsonb_agg(to_jsonb(changes) ORDER BY changes.id), '[]')
                  FROM changes JOIN records ON records.subject = changes.subject AND records.id = subject_id)
  )) AS text`;

@Resolver()
export class PersonalDataResolver {
  @Query(() => String, {
    description:
      'The records of the customer with this email address and their changes, as JSON text, for a request of access.',
  })
  async personalData(
    @Arg('email', () => String) email: string,
    @Ctx() { db }: BookingsContext,
  ): Promise<string> {
    const [row] = await query<{ text: string }>(db, statement, { email });
    return row?.text ?? '';
  }
}
