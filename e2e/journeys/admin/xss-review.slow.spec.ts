import { setTrust } from '@larkfare/test-servers';
import { expect } from './office.ts';
import { publish, type RemoteFixture } from './remote-fixture.ts';
import { payloadFields } from './xss-fields.ts';
import { asText, grouped, payloads } from './xss-payloads.ts';
import { testWithPayloads as test } from './xss-watch.ts';

test.use({ actionTimeout: 60_000 });

const remote = 'compared';
/** Names, each with a separate file and, without slashes, as a package. */
const names = grouped(450).map(asText);

/** A version whose every text differs from another's by a word. */
const versionOf = (version: string, word: string): RemoteFixture => ({
  ...{ name: remote, title: 'Compared', version, path: `/${remote}` },
  runs: payloads.map((payload) => `void ${JSON.stringify(`${payload} ${word}`)};`).join('\n'),
  map: {
    version: 3,
    sources: [
      'src/every.ts',
      ...names,
      ...names.map((name) => `src/${word}/${name}`),
      ...names.map((name) => `node_modules/${name.replaceAll('/', ' ')}/x.js`),
    ],
    sourcesContent: [
      payloads.map((payload) => `${payload} ${word}`).join('\n'),
      ...Array.from({ length: 3 * names.length }, () => word),
    ],
    mappings: 'AAAA',
  },
  operations: [
    {
      ...{ name: 'A', type: 'query', sha256: '' },
      text: `query A { regions { id } } ${payloads.map((payload) => `\n# ${payload} ${word}`).join('')}`,
    },
  ],
});
const files = { scripts: ['remote.js'], styles: [] };

test('no payload runs in the difference that a review shows', async ({
  office: page,
  look,
  request,
  adminToken: token,
  isolatedSite,
}) => {
  test.setTimeout(600_000);
  const { counts, inField } = payloadFields();
  let patch = 0;
  /** @returns whether it was published; it may be refused for this reason alone */
  const attempt = async (manifest: object, reason: RegExp) => {
    patch += 1;
    const version = { ...versionOf(`1.0.${patch}`, 'tried'), manifest };
    const answer = await publish(request, version, token);
    if (!answer.ok()) expect(await answer.text()).toMatch(reason);
    return answer.ok();
  };
  // Parts of addresses have a format, which two of the payloads have.
  const tooLong = 'Too big';
  await inField('routes.path', 1, (text) =>
    attempt({ routes: [{ path: `/${remote}/${text}`, ...files }] }, /A route is a path/),
  );
  await inField('slots.slot', 1, (slot) =>
    attempt({ slots: [{ slot, ...files }] }, new RegExp(`There is no slot|${tooLong}`)),
  );
  await inField('slots.path', 1, (path) =>
    attempt(
      { slots: [{ slot: 'navigation-entry', label: 'Compared', path, ...files }] },
      /needs the path of a route/,
    ),
  );
  await inField('files', 1, (name) =>
    attempt(
      { files: { [name]: { sha384: 'a'.repeat(64), bytes: 1 } } },
      // No object of a parsed text has this key.
      name === '__proto__' ? /remote\.js is not in the manifest/ : /Invalid key in record/,
    ),
  );

  const manifestOf = (label: string) => ({
    routes: ['', `/${label}`].map((path) => ({ path: `/${remote}${path}`, ...files })),
    slots: [{ slot: 'navigation-entry', label, path: `/${remote}`, ...files }],
  });
  for (const [version, word, label] of [
    ['1.1.0', 'before', 'constructor'],
    ['1.2.0', 'now', '__proto__'],
  ] as const) {
    const shown = { ...versionOf(version, word), manifest: manifestOf(label) };
    const answer = await publish(request, shown, token);
    expect(answer.status(), await answer.text()).toBe(201);
    if (word === 'before')
      await setTrust(isolatedSite.url, { remote, version, trust: 'reviewed', token });
  }

  await look(`/admin/remotes?remote=${remote}&review=1.2.0`);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  for (const name of ['Sources', 'Built files']) {
    await expect(part(name).getByText('Loading the changes…')).toHaveCount(0);
    await expect(part(name).getByRole('alert')).toHaveCount(0);
  }

  // Every payload stands there as text, before and after.
  const changesOf = async (name: string, element: 'ins' | 'del') =>
    (await part(name).locator(element).allTextContents()).join('\n');
  for (const [element, word] of [
    ['del', 'before'],
    ['ins', 'now'],
  ] as const) {
    const [operations, sources, built] = [
      await changesOf('GraphQL operations', element),
      await changesOf('Sources', element),
      await changesOf('Built files', element),
    ];
    const shown = payloads
      .map((payload) => `${payload} ${word}`)
      // In sources the other characters are named instead.
      .filter((text) => !/(?!\t)[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text));
    expect(shown.length).toBeGreaterThan(140);
    expect(shown.filter((text) => !operations.includes(text))).toEqual([]);
    expect(shown.filter((text) => !sources.includes(text))).toEqual([]);
    expect(built).toContain('__proto__');
  }
  for (const name of names)
    await expect(part('Sources').getByRole('rowheader').filter({ hasText: name })).not.toHaveCount(
      0,
    );
  await expect(part('Paths').locator('ins')).toHaveText(`+ /${remote}/__proto__`);
  await expect(part('Paths').locator('del')).toHaveText(`- /${remote}/constructor`);
  await expect(part('On our pages').locator('ins')).toContainText('__proto__');

  for (const [field, { stored }] of counts)
    expect([field, stored]).toEqual([field, field === 'routes.path' ? 2 : 0]);
});
