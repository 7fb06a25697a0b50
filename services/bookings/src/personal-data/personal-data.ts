import { query } from '@larkfare/data-kit/database';
import { type DataSource } from 'typeorm';

const rowsOf = (table: string, emailColumn: string) =>
  `SELECT '${table}' AS subject, id::text AS id, created_at,
     to_jsonb(${table}) - ARRAY['request_hash', 'search_text'] AS record
     FROM ${table} WHERE lower(${emailColumn}) = lower(trim(:email))`;

const recordsOf = (subject: string) =>
  `(SELECT coalesce(jsonb_agg(record ORDER BY created_at), '[]') FROM records WHERE subject = '${subject}')`;

/** Everything that is stored about the person with an e-mail address, as JSON text: records, and what was changed of them. */
export async function personalData(db: DataSource, email: string): Promise<string> {
  const [row] = await query<{ text: string }>(
    db,
    `WITH records AS (
       ${rowsOf('bookings', 'user_email')}
       UNION ALL ${rowsOf('quotes', 'email')}
       UNION ALL ${rowsOf('contact_messages', 'email')}
     )
     SELECT jsonb_pretty(jsonb_build_object(
       'email', trim(:email::text),
       'bookings', ${recordsOf('bookings')},
       'quotes', ${recordsOf('quotes')},
       'contact_messages', ${recordsOf('contact_messages')},
       'changes', (SELECT coalesce(jsonb_agg(to_jsonb(changes) ORDER BY changes.id), '[]')
                     FROM changes JOIN records ON records.subject = changes.subject AND records.id = subject_id)
     )) AS text`,
    { email },
  );
  return row?.text ?? '';
}
