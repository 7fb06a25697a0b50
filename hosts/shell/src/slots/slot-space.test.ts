import { contributionsTo, navigationEntries } from './slot-space.tsx';

const remote = (name: string, ...slots: { slot: string; place: number; label?: string }[]) => ({
  name,
  title: name,
  paths: [`/${name}`],
  slots: slots.map((slot) => ({ ...slot, path: `/${name}` })),
});

test('a slot has the contributions to it, by place', () => {
  const [atlas, guide] = [
    remote('atlas', { slot: 'home-section', place: 1 }),
    remote('guide', { slot: 'home-section', place: 0 }, { slot: 'footer-column', place: 2 }),
  ];

  expect(contributionsTo([atlas, guide], 'home-section')).toMatchObject([
    { remote: guide },
    { remote: atlas },
  ]);
  expect(contributionsTo([atlas], 'footer-column')).toEqual([]);
});

test('an entry of the navigation leads to its remote', () => {
  const guide = remote('guide', { slot: 'navigation-entry', place: 0, label: 'Guide' });

  expect(navigationEntries([guide])).toEqual([{ to: '/guide', label: 'Guide' }]);
});
