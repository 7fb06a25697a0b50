import { reviewedNames, withNames } from './reviewed-names.ts';

const files = { scripts: [], styles: [] };
const version = (title: string, label: string, path = '/guide') => ({
  name: 'city-guide',
  title,
  slots: [
    { slot: 'home-section', label: '', path: '', ...files },
    { slot: 'navigation-entry', label, path, ...files },
  ],
});
const good = version('Guide', 'Places');

test.each([
  ['without a reviewed version', undefined, version('Refunds', 'Refund'), ['City guide']],
  ['with the reviewed names', good, good, ['Guide', 'Places /guide']],
  ['with other names', good, version('Refunds', 'Refund'), ['Guide', 'Places /guide']],
  ['with an entry for another path', good, version('Guide', 'Refund', '/refund'), ['Guide']],
])('an unreviewed version %s is shown by reviewed names', (_, reviewed, unreviewed, names) => {
  const { title, slots } = withNames(unreviewed, reviewedNames(reviewed));

  const entries = slots.flatMap(({ label, path }) => (label ? [`${label} ${path}`] : []));
  expect([title, ...entries]).toEqual(names);
  expect(slots[0]?.slot).toBe('home-section');
});
