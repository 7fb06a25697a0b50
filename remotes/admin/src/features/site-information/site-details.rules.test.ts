import { aSite } from '../../texts/site-fixture.ts';
import {
  changedValues,
  claimOrder,
  describe as inWords,
  fieldOf,
  isProtectionShown,
  siteProblems,
  toDetails,
} from './site-details.rules.ts';

const site = aSite({
  contactPhone: '020 7946 0321',
  brand: { name: 'Larkfare', tagline: 'Fly.', footerText: 'Foot.' },
  claims: [{ kind: 'support', heading: '24/7', text: 'Always.' }],
});
const details = toDetails(site);

test('an unchanged screen saves nothing', () => {
  expect(changedValues(details, site)).toEqual({});
});

test('only changed texts are saved, each of them whole', () => {
  expect(changedValues({ ...details, contactPhone: '07700 900321' }, site)).toEqual({
    contactPhone: '07700 900321',
  });
  expect(changedValues({ ...details, 'brand.tagline': 'Fly well.' }, site)).toEqual({
    brand: { name: 'Larkfare', tagline: 'Fly well.', footerText: 'Foot.' },
  });
});

test('claims keep their order, and a blank claim is removed', () => {
  const edited = { ...details, 'claims.protection.heading': 'Protected' };

  expect(claimOrder(site)).toEqual(['support', 'protection', 'payLater', 'lowestPrice']);
  expect(changedValues(edited, site)).toEqual({
    claims: [...site.claims, { kind: 'protection', heading: 'Protected', text: '' }],
  });
  expect(
    changedValues({ ...details, 'claims.support.heading': '', 'claims.support.text': ' ' }, site),
  ).toEqual({ claims: [] });
});

test('a problem of a claim lands at its kind', () => {
  const sent = { claims: [{ kind: 'lowestPrice', heading: 'Lowest', text: '' } as const] };

  expect(fieldOf('claims.0.text', sent)).toBe('claims.lowestPrice.text');
  expect(fieldOf('brand.name', sent)).toBe('brand.name');
});

test('hours are saved by day, and holidays as dates', () => {
  const edited = {
    ...details,
    'openingHours.Friday.opens': '09:00',
    'openingHours.Friday.closes': '17:00',
    'openingHours.closedOn': '25/12/2026\n\n 1/1/2027, soon',
  };
  const openingHours = {
    days: [{ day: 'Friday', opens: '09:00', closes: '17:00' } as const],
    closedOn: ['2026-12-25', '2027-01-01', 'soon'],
  };

  expect(changedValues(edited, site)).toEqual({ openingHours });
  expect(toDetails(aSite({ openingHours }))['openingHours.Friday.closes']).toBe('17:00');
  expect(fieldOf('openingHours.days.0.closes', { openingHours })).toBe(
    'openingHours.Friday.closes',
  );
  expect(fieldOf('openingHours.closedOn.2', { openingHours })).toBe('openingHours.closedOn');
});

test('shares are whole numbers of percent', () => {
  const edited = { ...details, 'fareShares.childPercent': '75', 'fareShares.infantPercent': '0' };
  const fareShares = { childPercent: 75, infantPercent: 0 };

  expect(changedValues(edited, site)).toEqual({ fareShares });
  expect(siteProblems(edited)).toEqual({});
  for (const typed of ['', ' ', '101', '-1', '66.5', '1e1', 'half'])
    expect(siteProblems({ ...details, 'fareShares.infantPercent': typed })).toEqual({
      'fareShares.infantPercent': 'Enter a whole number from 0 to 100.',
    });
});

test('a chat needs a provider', () => {
  expect(changedValues({ ...details, 'chat.id': 'x' }, site)).toEqual({});
  expect(changedValues({ ...details, 'chat.provider': 'crisp', 'chat.id': 'x' }, site)).toEqual({
    chat: { provider: 'crisp', id: 'x' },
  });
});

test('every field has a separate label', () => {
  const labels = Object.keys(inWords(details));

  expect(labels).toHaveLength(Object.keys(details).length);
  expect(labels).toEqual(
    expect.arrayContaining([
      'Contact Phone',
      'Brand: Footer text',
      'Home page claims: Support: Text',
    ]),
  );
});

test('a claim of protection is shown only with the name and number of its scheme', () => {
  const claimed = {
    ...details,
    'claims.protection.text': 'By {scheme}.',
    'protectionScheme.name': 'A',
  };

  expect(isProtectionShown(claimed)).toBe(false);
  expect(isProtectionShown({ ...claimed, 'protectionScheme.number': '1' })).toBe(true);
  expect(isProtectionShown({ ...claimed, 'claims.protection.text': '' })).toBe(false);
});
