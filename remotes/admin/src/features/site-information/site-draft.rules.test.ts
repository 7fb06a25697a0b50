import { parseSite } from '../../texts/parse-site-values.rules.ts';
import {
  atTheirKinds,
  changedKeys,
  changesOf,
  draftOnTopOf,
  isProtectionShown,
  toDraft,
} from './site-draft.rules.ts';

const site = parseSite([
  { key: 'contactPhone', version: 1, value: '020 7946 0321' },
  { key: 'brand', version: 1, value: { name: 'Larkfare', tagline: 'Fly.', footerText: 'Foot.' } },
  { key: 'claims', version: 1, value: [{ kind: 'support', heading: '24/7', text: 'Always.' }] },
]);
const draft = toDraft(site.values);

test('nothing is saved while nothing is changed', () => {
  expect(changedKeys(draft, site.values)).toEqual([]);
  expect(changesOf(draft, site.values, site.values)).toEqual({});
});

test('only what was changed is saved', () => {
  const edited = { ...draft, contactPhone: '07700 900321' };

  expect(changesOf(edited, site.values, site.values)).toEqual({ contactPhone: '07700 900321' });
});

test('of the brand only the changed field is mine, beside another person’s', () => {
  const edited = { ...draft, brand: { ...draft.brand, tagline: 'Fly well.' } };
  const stored = { ...site.values, brand: { ...site.values.brand, name: 'Lark & Fare' } };

  for (const winner of ['theirs', 'yours'] as const)
    expect(changesOf(edited, site.values, stored, winner)).toEqual({
      brand: { name: 'Lark & Fare', tagline: 'Fly well.', footerText: 'Foot.' },
    });
});

test('a text that both changed is the winner’s', () => {
  const edited = { ...draft, contactPhone: 'mine' };
  const stored = { ...site.values, contactPhone: 'theirs' };

  expect(changesOf(edited, site.values, stored, 'theirs')).toEqual({ contactPhone: 'theirs' });
  expect(changesOf(edited, site.values, stored, 'yours')).toEqual({ contactPhone: 'mine' });
});

test('a claim that says nothing is not made, and one that is emptied is taken back', () => {
  const emptied = {
    ...draft,
    claims: draft.claims.map((claim) => ({ ...claim, heading: '', text: ' ' })),
  };

  expect(draft.claims).toHaveLength(4);
  expect(changesOf(emptied, site.values, site.values)).toEqual({ claims: [] });
});

test('a problem of a claim lands at its kind', () => {
  const edited = {
    ...draft,
    claims: draft.claims.map((claim) =>
      claim.kind === 'lowestPrice' ? { ...claim, heading: 'Lowest' } : claim,
    ),
  };

  expect(atTheirKinds({ 'claims.1.text': 'Fill this in.', brand: 'B' }, edited)).toEqual({
    'claims.lowestPrice.text': 'Fill this in.',
    brand: 'B',
  });
});

test('no provider is no chat', () => {
  const edited = { ...draft, chat: { provider: 'crisp' as const, id: 'x' } };

  expect(changesOf(edited, site.values, site.values)).toEqual({
    chat: { provider: 'crisp', id: 'x' },
  });
  expect(changedKeys(draft, site.values)).not.toContain('chat');
});

test('taking the other’s text keeps their own changes elsewhere', () => {
  const edited = { ...draft, contactPhone: 'mine', addressText: 'My address' };
  const theirs = {
    values: { ...site.values, contactPhone: 'theirs' },
    versions: { ...site.versions, contactPhone: 2 },
  };

  expect(draftOnTopOf(theirs, edited, site)).toMatchObject({
    contactPhone: 'theirs',
    addressText: 'My address',
  });
});

test('protection is claimed with the scheme’s name and number only (§2)', () => {
  const claims = [{ kind: 'protection' as const, heading: 'Protected', text: 'By {scheme}.' }];

  expect(isProtectionShown({ ...draft, claims, protectionScheme: { name: 'A', number: '' } })).toBe(
    false,
  );
  expect(
    isProtectionShown({ ...draft, claims, protectionScheme: { name: 'A', number: '1' } }),
  ).toBe(true);
  expect(isProtectionShown({ ...draft, protectionScheme: { name: 'A', number: '1' } })).toBe(false);
});
