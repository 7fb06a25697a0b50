import { email } from '../testing/back-office.ts';
import { payLater, siteValueEditor, type Change } from '../testing/site-values.ts';

const { execute, executeAsVisitor, save, restore, siteValues, changes } = siteValueEditor();

test('an unwritten site has blank texts of version 0', async () => {
  const values = await siteValues();

  expect(values).toMatchObject({ brand: { name: 'Larkfare' }, faq: [], chat: null, versions: {} });
});

test('the lists show dollars unless the setting is pounds', async () => {
  const sign = async () => (await execute('{ bookingListSign }')).data?.bookingListSign;
  expect(await sign()).toBe('$');

  await save({ key: 'bookingListCurrency', value: 'GBP' });
  expect(await sign()).toBe('£');

  const visitor = await executeAsVisitor('{ bookingListSign }');
  expect(visitor.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('several values are saved together, each as its next version (§2)', async () => {
  const saved = await save(
    { key: 'contactPhone', value: '020 7946 0001', basedOnVersion: 0 },
    { key: 'contactEmail', value: 'hello@larkfare.example', basedOnVersion: 0 },
    { key: 'chat', value: null, basedOnVersion: 0 },
  );

  expect(saved).toMatchObject({
    __typename: 'SiteValuesSaved',
    contactPhone: '020 7946 0001',
    contactEmail: 'hello@larkfare.example',
    chat: null,
    versions: { contactPhone: 1, contactEmail: 1, chat: 1 },
  });
});

test('when one of several values breaks a rule none is saved, and every problem is at its field (§2)', async () => {
  const response = await save(
    { key: 'aboutInfo', value: 'We sell flights.' },
    { key: 'contactPhone', value: 'ring us' },
    { key: 'faq', value: [{ question: 'Why?', answer: ' ' }] },
  );

  expect(response).toEqual({
    __typename: 'InvalidInput',
    fields: [
      { field: 'contactPhone', message: 'Write a telephone number, such as 020 7946 0321.' },
      { field: 'faq.0.answer', message: 'Fill this in.' },
    ],
  });
  expect((await siteValues()).versions).toEqual({});
});

test('when one of several values is stale none is saved', async () => {
  await save({ key: 'contactPhone', value: '020 7946 0001' });

  const response = await save(
    { key: 'aboutInfo', value: 'We sell flights.', basedOnVersion: 0 },
    { key: 'contactPhone', value: '020 7946 0002', basedOnVersion: 0 },
  );

  expect(response).toMatchObject({ __typename: 'Stale' });
  expect(await siteValues()).toMatchObject({
    contactPhone: '020 7946 0001',
    versions: { contactPhone: 1 },
  });
});

test('an entry keeps its id when its text changes, and gets one when it is new', async () => {
  const faq = async () =>
    (await execute('{ siteValues { faq { id question answer } } }')).data?.siteValues as {
      faq: { id: string; question: string; answer: string }[];
    };
  await save({
    key: 'faq',
    value: ['One?', 'Two?'].map((question) => ({ question, answer: 'Yes.' })),
  });
  const [one, two] = (await faq()).faq;

  await save({
    key: 'faq',
    value: [two, { ...one, answer: 'No.' }, { question: 'New?', answer: 'Yes.' }],
  });
  const [first, second, added] = (await faq()).faq;

  expect([first?.id, second?.id]).toEqual([two?.id, one?.id]);
  expect(new Set([one?.id, two?.id, added?.id]).size).toBe(3);
});

test('a list that is sent again without ids is the same list', async () => {
  const faq = { key: 'faq', value: [{ question: 'One?', answer: 'Yes.' }] };
  await save(faq);

  expect(await save(faq)).toMatchObject({ versions: { faq: 1 } });
});

test('a published value is not published again', async () => {
  await save({ key: 'brand', value: { name: 'Larkfare', tagline: 'Fly', footerText: '' } });

  const again = await save({
    key: 'brand',
    value: { footerText: '', tagline: ' Fly ', name: 'Larkfare' },
    basedOnVersion: 1,
  });

  expect(again).toMatchObject({ versions: { brand: 1 } });
  expect(await changes()).toHaveLength(1);
});

test.each<[string, Change, string]>([
  [
    'a section without a heading',
    { key: 'privacyPolicy', value: [{ heading: ' ', text: 'x' }] },
    'privacyPolicy.0.heading',
  ],
  [
    'a section without a text',
    { key: 'terms', value: [{ heading: 'x', text: '' }] },
    'terms.0.text',
  ],
  [
    'a question without an answer',
    { key: 'faq', value: [{ question: 'x', answer: ' ' }] },
    'faq.0.answer',
  ],
  [
    'an answer without a question',
    { key: 'faq', value: [{ question: '', answer: 'x' }] },
    'faq.0.question',
  ],
  [
    'a Pay Later item without a subheading',
    { key: 'payLater', value: payLater(' ') },
    'payLater.items.0.subheading',
  ],
  ['Pay Later without any item', { key: 'payLater', value: payLater() }, 'payLater.items'],
  [
    'an about-us block without a text',
    { key: 'aboutUsLong', value: [{ subheading: 'x', text: ' ' }] },
    'aboutUsLong.0.text',
  ],
])('%s is refused (§4, §5, §9)', async (_, change, field) => {
  expect(await save(change)).toMatchObject({
    __typename: 'InvalidInput',
    fields: expect.arrayContaining([expect.objectContaining({ field })]),
  });
});

test('an about-us block needs no subheading (§5)', async () => {
  expect(await save({ key: 'aboutUsLong', value: [{ text: 'We.' }] })).toMatchObject({
    aboutUsLong: [{ subheading: null, text: 'We.' }],
  });
});

test('an older version is shown, and restored as the newest', async () => {
  await save({ key: 'payLater', value: payLater('One') });
  await save({ key: 'payLater', value: payLater('One', 'Two') });

  const restored = await restore('payLater', 1, 2);

  expect(restored).toMatchObject({ payLater: payLater('One'), versions: { payLater: 3 } });
  const { data } = await execute(
    '{ siteValueRevisions(key: payLater) { items { version text restoredVersion changedBy } } }',
  );
  const text = 'Book Now - Pay Later\nIn up to 6 installments.\n\nOne\nOne';
  expect(data?.siteValueRevisions).toEqual({
    items: [
      { version: 3, restoredVersion: 1, text, changedBy: email },
      { version: 2, restoredVersion: null, text: `${text}\n\nTwo\nTwo`, changedBy: email },
      { version: 1, restoredVersion: null, text, changedBy: email },
    ],
  });
});

test('bringing back on top of an older version is stale, and a version that never was is not found', async () => {
  await save({ key: 'aboutInfo', value: 'First.' });
  await save({ key: 'aboutInfo', value: 'Second.' });

  expect(await restore('aboutInfo', 1, 1)).toMatchObject({ __typename: 'Stale' });
  expect(await restore('aboutInfo', 9, 2)).toMatchObject({ __typename: 'NotFound' });
});

test('saves of many keys in opposite order never wait for each other in a ring', async () => {
  const phone = { key: 'contactPhone', value: '020 7946 0001' };
  const about = { key: 'aboutInfo', value: 'We.' };

  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      save(
        ...(index % 2 ? [phone, about] : [about, phone]).map((change) => ({
          ...change,
          value: `${change.value}${change.key === 'aboutInfo' ? index : index % 10}`,
        })),
      ),
    ),
  );

  expect(
    responses.filter((response) => Object(response).__typename === 'SiteValuesSaved'),
  ).toHaveLength(20);
});

test('two administrators save a thousand times at once: one of each pair is stale, and no text is lost', async () => {
  const acknowledged: string[] = [];
  for (let version = 0; version < 500; version += 1) {
    const pair = await Promise.all(
      ['one', 'other'].map(async (who) => {
        const value = `${who} ${version}`;
        const response = await save({ key: 'aboutInfo', value, basedOnVersion: version });
        return { value, kind: Object(response).__typename };
      }),
    );
    expect(pair.map(({ kind }) => kind).sort()).toEqual(['SiteValuesSaved', 'Stale']);
    acknowledged.push(...pair.flatMap(({ value, kind }) => (kind === 'Stale' ? [] : [value])));
  }

  const stored: string[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const { data } = await execute(
      `{ siteValueRevisions(key: aboutInfo, page: ${page}, size: 100) { items { text } } }`,
    );
    const { items } = data?.siteValueRevisions as { items: { text: string }[] };
    stored.push(...items.map(({ text }) => text));
  }
  expect(stored.reverse()).toEqual(acknowledged);
});

test('the history of a text comes twenty versions at a time, and one version by its number', async () => {
  for (let version = 1; version <= 21; version += 1)
    await save({ key: 'aboutInfo', value: `Text ${version}` });

  const { data } = await execute(`{
    first: siteValueRevisions(key: aboutInfo) { items { version } page totalPages totalItems }
    past: siteValueRevisions(key: aboutInfo, page: 9) { items { version } page }
    empty: siteValueRevisions(key: faq) { items { version } totalPages }
    third: siteValueRevision(key: aboutInfo, version: 3) { text }
    missing: siteValueRevision(key: aboutInfo, version: 22) { text }
  }`);

  const newest = Array.from({ length: 20 }, (_, nth) => ({ version: 21 - nth }));
  expect(data).toEqual({
    first: { items: newest, page: 1, totalPages: 2, totalItems: 21 },
    past: { items: [{ version: 1 }], page: 2 },
    empty: { items: [], totalPages: 1 },
    third: { text: 'Text 3' },
    missing: null,
  });
});

test('only an administrator reads or writes values, revisions or changes (§6)', async () => {
  for (const operation of [
    '{ siteValues { aboutInfo } }',
    '{ siteValueRevisions(key: faq) { totalItems } }',
    '{ siteValueRevision(key: faq, version: 1) { text } }',
    '{ contentChanges { totalItems } }',
    'mutation { saveSiteValues(values: {}, basedOn: []) { __typename } }',
    'mutation { restoreSiteValue(key: faq, version: 1, basedOnVersion: 1) { __typename } }',
  ]) {
    const { errors } = await executeAsVisitor(operation);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  }
});
