import { offerCode, parseOfferCode } from './offer-code.rules.ts';
import { travelClasses } from './travel-class.rules.ts';

test('ten thousand codes are read back as the offers that they name', () => {
  for (let nth = 0; nth < 10_000; nth += 1) {
    const idEnd = Math.imul(nth, 0x9e3779b1).toString(16).replace('-', '').padStart(8, '0');
    const kind = {
      month: (nth % 12) + 1,
      travelClass: travelClasses[Math.floor(nth / 12) % 4] ?? 'economy',
      tripType: nth % 7 > 3 ? ('oneWay' as const) : ('roundTrip' as const),
    };

    const code = offerCode({ flightId: `0190b2a4-1111-7222-8333-1234${idEnd}`, ...kind });

    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
    expect(parseOfferCode(code)).toEqual({ idEnd, ...kind });
  }
});

test('a code is read however it was typed, and other texts are none', () => {
  const code = offerCode({
    flightId: '0190b2a4-1111-7222-8333-123456789abc',
    month: 6,
    travelClass: 'business',
    tripType: 'oneWay',
  });

  expect(parseOfferCode(` ${code.toLowerCase().replace('-', ' ')} `)).toEqual(parseOfferCode(code));
  for (const typed of ['', 'London', 'CQ7K-3M9', 'CQ7K-3M9XX', 'CQ7K-3M90', '9999-9999'])
    expect(parseOfferCode(typed)).toBeUndefined();
});
