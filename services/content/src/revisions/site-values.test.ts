import { email } from '../testing/back-office.ts';
import { outcome, payLater, siteValueEditor, type Change } from '../testing/site-values.ts';

const { ask, askAsVisitor, save, restore, siteValues, changes } = siteValueEditor();

test('before anybody wrote, every key has version 0 and what the site shows', async () => {
  const values = await siteValues();

  expect(values).toHaveLength(16);
  expect(values).toContainEqual({ key: 'faq', version: 0, value: [], changedBy: null });
  expect(values).toContainEqual({ key: 'chat', version: 0, value: null, changedBy: null });
});

test('the lists show dollars unless the setting is pounds', async () => {
  const sign = async () => (await ask('{ bookingListSign }')).data?.bookingListSign;
  expect(await sign()).toBe('$');

  await save({ key: 'bookingListCurrency', value: 'GBP' });
  expect(await sign()).toBe('£');

  const visitor = await askAsVisitor('{ bookingListSign }');
  expect(visitor.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('several values are saved together, each as its next version (§2)', async () => {
  const saved = await save(
    { key: 'contactPhone', value: '020 7946 0001', basedOnVersion: 0 },
    { key: 'contactEmail', value: 'hello@larkfare.example', basedOnVersion: 0 },
    { key: 'chat', value: null, basedOnVersion: 0 },
  );

  expect(saved).toEqual({
    __typename: 'SiteValuesSaved',
    values: [
      ['contactPhone', '020 7946 0001'],
      ['contactEmail', 'hello@larkfare.example'],
      ['chat', null],
    ].map(([key, value]) => ({ key, value, version: 1, changedBy: email, restoredVersion: null })),
  });
});

test('when one of several values breaks a rule none is saved, and every problem is at its field (§2)', async () => {
  const answer = await save(
    { key: 'aboutInfo', value: 'We sell flights.' },
    { key: 'contactPhone', value: 'ring us' },
    { key: 'faq', value: [{ question: 'Why?', answer: ' ' }] },
  );

  expect(answer).toEqual({
    __typename: 'InvalidInput',
    fields: [
      { field: 'contactPhone', message: 'Write a telephone number, such as 020 7946 0321.' },
      { field: 'faq.0.answer', message: 'Fill this in.' },
    ],
  });
  expect((await siteValues()).filter(({ version }) => version > 0)).toEqual([]);
});

test('when one of several values is stale none is saved', async () => {
  await save({ key: 'contactPhone', value: '020 7946 0001' });

  const answer = await save(
    { key: 'aboutInfo', value: 'We sell flights.', basedOnVersion: 0 },
    { key: 'contactPhone', value: '020 7946 0002', basedOnVersion: 0 },
  );

  expect(answer).toMatchObject({ __typename: 'Stale' });
  expect((await siteValues()).filter(({ version }) => version > 0)).toMatchObject([
    { key: 'contactPhone', version: 1, value: '020 7946 0001' },
  ]);
});

test('a key that is sent twice is refused, because it is unclear which is meant', async () => {
  const answer = await save(
    { key: 'aboutInfo', value: 'We.' },
    { key: 'aboutInfo', value: 'They.' },
  );

  expect(answer).toMatchObject({
    fields: [{ field: 'aboutInfo', message: 'Send each value once.' }],
  });
});

test('a published value is not published again', async () => {
  await save({ key: 'brand', value: { name: 'Larkfare', tagline: 'Fly', footerText: '' } });

  const again = await save({
    key: 'brand',
    value: { footerText: '', tagline: ' Fly ', name: 'Larkfare' },
    basedOnVersion: 1,
  });

  expect(again).toMatchObject({ values: [{ key: 'brand', version: 1 }] });
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
    values: [{ value: [{ subheading: null, text: 'We.' }] }],
  });
});

test('a value that travels inside the operation is saved like one beside it', async () => {
  const { data } = await ask(
    `mutation { saveSiteValues(changes: [{ key: faq, value: [{ question: "Why?", answer: "Because." }] }]) { ${outcome} } }`,
  );

  expect(data?.saveSiteValues).toMatchObject({
    values: [{ value: [{ question: 'Why?', answer: 'Because.' }] }],
  });
});

test('an older version is shown, and restored as the newest', async () => {
  await save({ key: 'payLater', value: payLater('One') });
  await save({ key: 'payLater', value: payLater('One', 'Two') });

  const restored = await restore('payLater', 1, 2);

  expect(restored).toMatchObject({
    values: [{ version: 3, restoredVersion: 1, value: payLater('One') }],
  });
  const { data } = await ask(
    '{ siteValueRevisions(key: payLater) { items { version value restoredVersion changedBy } } }',
  );
  expect(data?.siteValueRevisions).toMatchObject({
    items: [
      { version: 3, restoredVersion: 1, value: payLater('One'), changedBy: email },
      { version: 2, value: payLater('One', 'Two') },
      { version: 1, value: payLater('One') },
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

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      save(
        ...(index % 2 ? [phone, about] : [about, phone]).map((change) => ({
          ...change,
          value: `${change.value}${change.key === 'aboutInfo' ? index : index % 10}`,
        })),
      ),
    ),
  );

  expect(answers.filter((answer) => Object(answer).__typename === 'SiteValuesSaved')).toHaveLength(
    20,
  );
});

test('two administrators save a thousand times at once: one of each pair is stale, and no text is lost', async () => {
  const acknowledged: string[] = [];
  for (let version = 0; version < 500; version += 1) {
    const pair = await Promise.all(
      ['one', 'other'].map(async (who) => {
        const value = `${who} ${version}`;
        const answer = await save({ key: 'aboutInfo', value, basedOnVersion: version });
        return { value, kind: Object(answer).__typename };
      }),
    );
    expect(pair.map(({ kind }) => kind).sort()).toEqual(['SiteValuesSaved', 'Stale']);
    acknowledged.push(...pair.flatMap(({ value, kind }) => (kind === 'Stale' ? [] : [value])));
  }

  const stored: string[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const { data } = await ask(
      `{ siteValueRevisions(key: aboutInfo, page: ${page}, size: 100) { items { value } } }`,
    );
    const { items } = data?.siteValueRevisions as { items: { value: string }[] };
    stored.push(...items.map(({ value }) => value));
  }
  expect(stored.reverse()).toEqual(acknowledged);
});

test('the history of a text comes twenty versions at a time, and one version by its number', async () => {
  for (let version = 1; version <= 21; version += 1)
    await save({ key: 'aboutInfo', value: `Text ${version}` });

  const { data } = await ask(`{
    first: siteValueRevisions(key: aboutInfo) { items { version } page totalPages totalItems }
    past: siteValueRevisions(key: aboutInfo, page: 9) { items { version } page }
    empty: siteValueRevisions(key: faq) { items { version } totalPages }
    third: siteValueRevision(key: aboutInfo, version: 3) { value }
    missing: siteValueRevision(key: aboutInfo, version: 22) { value }
  }`);

  const newest = Array.from({ length: 20 }, (_, nth) => ({ version: 21 - nth }));
  expect(data).toEqual({
    first: { items: newest, page: 1, totalPages: 2, totalItems: 21 },
    past: { items: [{ version: 1 }], page: 2 },
    empty: { items: [], totalPages: 1 },
    third: { value: 'Text 3' },
    missing: null,
  });
});

test('only an administrator reads or writes values, revisions or changes (§6)', async () => {
  for (const operation of [
    '{ siteValues { key } }',
    '{ siteValueRevisions(key: faq) { totalItems } }',
    '{ siteValueRevision(key: faq, version: 1) { value } }',
    '{ contentChanges { totalItems } }',
    'mutation { saveSiteValues(changes: []) { __typename } }',
    'mutation { restoreSiteValue(key: faq, version: 1, basedOnVersion: 1) { __typename } }',
  ]) {
    const { errors } = await askAsVisitor(operation);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  }
});
