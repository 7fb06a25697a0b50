import { openDatabase, query } from '@larkfare/data-kit/database';
import { testDatabase, type TestDatabase } from '@larkfare/data-kit/testing';
import { type DataSource } from 'typeorm';
import { migrations } from '../index.ts';
import { readSiteValues, revisionsOf } from './read-revisions.ts';
import { restoreSiteValue, saveSiteValues } from './revisions.ts';

let database: TestDatabase;
let db: DataSource;

beforeEach(async () => {
  database = await testDatabase(migrations);
  db = await openDatabase({ url: database.url, schema: 'content' });
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const question = (text: string) => [{ question: text, answer: 'Yes.' }];
const context = () => ({
  db,
  administrator: { id: '0', email: 'owner@larkfare.example' },
  forgetSiteInformation: () => undefined,
});
const history = async () => (await revisionsOf(db, 'faq', { page: 1, size: 20 })).items;
const replaceFaq = (text: string, version: number) =>
  saveSiteValues(context(), { faq: question(text) }, [{ key: 'faq', version }]);

test('a list is replaced whole and the one before stays as a revision', async () => {
  await replaceFaq('First?', 0);

  const published = await replaceFaq('Second?', 1);

  expect(published).toMatchObject({
    values: { versions: expect.arrayContaining([{ key: 'faq', version: 2 }]) },
  });
  expect((await readSiteValues(db)).faq).toMatchObject(question('Second?'));
  expect(await history()).toMatchObject([
    {
      version: 2,
      value: question('Second?'),
      restoredVersion: null,
      changedAt: expect.any(Date),
      changedBy: 'owner@larkfare.example',
    },
    { version: 1, value: question('First?'), restoredVersion: null },
  ]);
});

test('any revision can be restored, as a new version that names its source', async () => {
  await replaceFaq('First?', 0);
  await replaceFaq('Second?', 1);

  const restored = await restoreSiteValue(context(), {
    key: 'faq',
    version: 1,
    basedOnVersion: 2,
  });

  expect(restored).toMatchObject({ values: { faq: question('First?') } });
  expect(await history()).toMatchObject([{ version: 3, restoredVersion: 1 }, {}, {}]);
  expect((await readSiteValues(db)).faq).toMatchObject(question('First?'));
});

test('a revision that does not exist cannot be restored', async () => {
  const response = await restoreSiteValue(context(), {
    key: 'faq',
    version: 7,
    basedOnVersion: 0,
  });

  expect(response).toEqual({ message: 'There is no such revision.' });
});

test('a change based on an older version is stale and overwrites nothing', async () => {
  await replaceFaq('First?', 0);
  await replaceFaq('Second?', 1);

  const late = await replaceFaq('Third?', 1);

  expect(late.constructor.name).toBe('Stale');
  expect((await readSiteValues(db)).faq).toMatchObject(question('Second?'));
});

test('one of many saves on top of the same version is published', async () => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => replaceFaq(`From ${index}?`, 0)),
  );

  expect(responses.filter((response) => 'values' in response)).toHaveLength(1);
  expect(responses.filter((response) => response.constructor.name === 'Stale')).toHaveLength(7);
  expect(await history()).toHaveLength(1);
});

test('a value that breaks a rule is refused with the field’s name and nothing is stored', async () => {
  const faq = [...question('Fine?'), { question: 'Why?', answer: ' ' }];
  const response = await saveSiteValues(context(), { faq }, []);

  expect(response).toMatchObject({ fields: [{ field: 'faq.1.answer', message: 'Fill this in.' }] });
  expect(await history()).toEqual([]);
});

test('a published revision is never changed or deleted', async () => {
  await replaceFaq('First?', 0);

  for (const statement of [
    `UPDATE site_information_revisions SET changed_by = 'somebody else'`,
    `DELETE FROM site_information_revisions`,
  ]) {
    await expect(query(db, statement)).rejects.toThrow('never changed or deleted');
  }
});
