import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { migrate, openDatabase } from '@larkfare/data-kit/database';
import { testDatabase } from '@larkfare/data-kit/testing';
import { migrations } from '../index.ts';
import { catalogueMigrations } from '../testing/test-bookings.ts';
import { toPhone } from './phone.rules.ts';

const numbers = [
  ...['020 7946 0018', '02079460018', '(020) 7946-0018', '07700.900123', '+44 (0)20 7946 0018'],
  ...['+44 20 7946 0018', '0044 7700 900123', '0044 (0)20 7946 0018', '+44 020 7946 0018'],
  ...['+353 86 123 4567', '00353 86 123 4567', '+1-202-555-0143 ext. 12', '020 7946 0018 x7', ''],
  ...['415 555 2671', '12345'],
];

test('numbers that were stored as they were typed are stored in the one form', async () => {
  const folder = await mkdtemp(`${tmpdir()}/migrations-`);
  await cp(fileURLToPath(migrations.folder), folder, {
    recursive: true,
    filter: (path) => !/\/00(1[3-9]|[2-9]\d)-/.test(path),
  });
  const database = await testDatabase(catalogueMigrations, { schema: 'bookings', folder });
  await rm(folder, { recursive: true });
  const db = await openDatabase({ url: database.url, schema: 'bookings' });
  await db.query(
    `INSERT INTO contact_messages (id, reference, name, email, phone, message, request_hash)
     SELECT gen_random_uuid(), nth, 'Ann', 'ann@example.com', phone, 'Hello', ''
     FROM unnest($1::text[]) WITH ORDINALITY AS typed (phone, nth)`,
    [numbers],
  );

  await migrate(database.url, migrations);

  const rows = await db.query<{ phone: string }[]>(
    'SELECT phone FROM contact_messages ORDER BY reference::int',
  );
  expect(rows.map(({ phone }) => phone)).toEqual(numbers.map(toPhone));
  await db.destroy();
  await database.drop();
});
