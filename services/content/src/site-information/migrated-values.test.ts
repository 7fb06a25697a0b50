import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { migrate, openDatabase } from '@larkfare/data-kit/database';
import { testDatabase } from '@larkfare/data-kit/testing';
import { migrations } from '../index.ts';

test('stored values and changes move to their new keys, and their entries get ids', async () => {
  const folder = await mkdtemp(`${tmpdir()}/migrations-`);
  await cp(fileURLToPath(migrations.folder), folder, {
    recursive: true,
    filter: (path) => !/(000[4-9]|001\d)-[^/]+$/.test(path),
  });
  const database = await testDatabase({ schema: 'content', folder });
  await rm(folder, { recursive: true });
  const db = await openDatabase({ url: database.url, schema: 'content' });
  await db.query(`SET larkfare.administrator = 'ada@larkfare.example';
    INSERT INTO site_information_revisions (key, version, value, restored_version, changed_by) VALUES
      ('contactWA', 1, '"07700 900321"', NULL, 'ada@larkfare.example'),
      ('contactWA', 2, '"07700 900322"', NULL, 'ada@larkfare.example'),
      ('contactWA', 3, '"07700 900321"', 1, 'ada@larkfare.example'),
      ('faq', 1, '[{"question": "Why?"}, {"question": "Why?"}]', NULL, 'ada@larkfare.example'),
      ('faq', 2, '[{"question": "New?"}, {"question": "Why?"}]', NULL, 'ada@larkfare.example')`);

  await migrate(database.url, migrations);

  expect(
    await db.query(
      'SELECT key, version, restored_version FROM site_information_revisions ORDER BY key, version',
    ),
  ).toEqual([
    { key: 'contactWhatsApp', version: 1, restored_version: null },
    { key: 'contactWhatsApp', version: 2, restored_version: null },
    { key: 'contactWhatsApp', version: 3, restored_version: 1 },
    { key: 'faq', version: 1, restored_version: null },
    { key: 'faq', version: 2, restored_version: null },
  ]);
  expect(
    await db.query('SELECT subject_id, label, before, after FROM changes ORDER BY id LIMIT 2'),
  ).toEqual([
    {
      subject_id: 'contactWhatsApp',
      label: 'contactWhatsApp',
      before: null,
      after: { contactWhatsApp: '07700 900321' },
    },
    {
      subject_id: 'contactWhatsApp',
      label: 'contactWhatsApp',
      before: { contactWhatsApp: '07700 900321' },
      after: { contactWhatsApp: '07700 900322' },
    },
  ]);
  const [{ first, second, kept }] = await db.query(
    `SELECT one.value -> 0 ->> 'id' AS first, one.value -> 1 ->> 'id' AS second,
            two.value -> 1 ->> 'id' AS kept
       FROM site_information_revisions one, site_information_revisions two
      WHERE one.key = 'faq' AND one.version = 1 AND two.key = 'faq' AND two.version = 2`,
  );
  expect(kept).toBe(first);
  expect(second).not.toBe(first);
  await expect(db.query(`UPDATE site_information_revisions SET version = 9`)).rejects.toThrow(
    'never changed',
  );
  await db.destroy();
  await database.drop();
});
