import { readdirSync, readFileSync } from 'node:fs';
import { migrationProblems } from './migration.rules.ts';

test.each([
  ['CREATE INDEX quotes_by_name ON quotes (name);', /CONCURRENTLY/],
  ['CREATE UNIQUE INDEX q ON bookings.bookings USING btree (reference)', /CONCURRENTLY/],
  ['ALTER TABLE bookings ALTER COLUMN notes SET NOT NULL', /NOT VALID/],
  [
    'ALTER TABLE bookings ADD deposit_pence integer NOT NULL, ADD id2 uuid DEFAULT gen_random_uuid()',
    /volatile/,
  ],
  ["ALTER TABLE quotes ADD COLUMN t text GENERATED ALWAYS AS (notes || '') STORED", /trigger/],
  ['ALTER TABLE flights ALTER stops TYPE integer', /another column/],
  ['alter table flights add constraint flights_stops check (stops >= 0)', /NOT VALID/],
])('%s is unsafe', (sql, problem) => {
  expect(migrationProblems(sql)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  '-- no transaction\nCREATE INDEX CONCURRENTLY quotes_by_name ON quotes (name)',
  'CREATE TABLE quotes (id uuid PRIMARY KEY); CREATE INDEX quotes_by_id ON quotes (id);',
  'CREATE INDEX small ON administrators (email)',
  "ALTER TABLE bookings ADD travel_class text NOT NULL DEFAULT 'economy'",
  'ALTER TABLE bookings ADD CONSTRAINT bookings_paid CHECK (paid) NOT VALID',
  'ALTER TABLE bookings VALIDATE CONSTRAINT bookings_paid',
  'CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN ALTER TABLE quotes ALTER notes SET NOT NULL; END $$',
])('%s is safe', (sql) => {
  expect(migrationProblems(sql)).toEqual([]);
});

const root = new URL('../../../../', import.meta.url);
/** The last file of each folder from before this rule: small installations have run them. */
const lastUnchecked: Readonly<Record<string, string>> = {
  'packages/data-kit/migrations': '0004',
  'services/catalogue/migrations': '0010',
  'services/bookings/migrations': '0013',
  'services/content/migrations': '0008',
  'hosts/registry/migrations': '0021',
};

test.each(Object.entries(lastUnchecked))(
  'new migrations in %s lock no large table',
  (folder, last) => {
    const files = readdirSync(new URL(folder, root)).filter(
      (file) => file.endsWith('.sql') && file.slice(0, 4) > last,
    );

    const problems = files.flatMap((file) =>
      migrationProblems(readFileSync(new URL(`${folder}/${file}`, root), 'utf8')).map(
        (problem) => `${file}: ${problem}`,
      ),
    );

    expect(problems).toEqual([]);
  },
);
