import {
  atLeastOneAdult,
  describeTravellers,
  infantsProblem,
  priceLines,
  priceText,
  totalPence,
  travellersProblem,
} from './index.ts';

test('fewer than one adult is one, fewer than no children or infants is none', () => {
  expect(atLeastOneAdult({ adults: 0, children: -2, infants: -1 })).toEqual({
    adults: 1,
    children: 0,
    infants: 0,
  });
});

test.each([
  [2, 5, 'Only one infant can travel with each adult'],
  [1, 2, 'Only one infant can travel with each adult'],
  [2, 2, undefined],
  [1, 0, undefined],
])('%d adults with %d infants: %s', (adults, infants, problem) => {
  expect(infantsProblem({ adults, infants })).toBe(problem);
});

test('a group without an adult, or with fewer than no children, is refused', () => {
  expect(travellersProblem({ adults: 0, children: 2, infants: 0 })).toBe(
    'At least one adult must travel',
  );
  expect(travellersProblem({ adults: 1, children: -1, infants: 0 })).toBe(
    'The number of children must be 0 or more',
  );
});

test('a group of more than 50 rings us', () => {
  expect(travellersProblem({ adults: 50, children: 0, infants: 0 })).toBeUndefined();
  expect(travellersProblem({ adults: 49, children: 1, infants: 1 })).toBe(
    'For more than 50 travellers please ring us',
  );
});

test('every traveller pays the price per person, children and infants too', () => {
  expect(totalPence(28900, { adults: 2, children: 1, infants: 1 })).toBe(115600);
});

test('travellers are named in words', () => {
  expect(describeTravellers({ adults: 1, children: 0, infants: 0 })).toBe('1 adult');
  expect(describeTravellers({ adults: 2, children: 1, infants: 2 })).toBe(
    '2 adults, 1 child under 12, 2 infants under 2',
  );
});

test.each<[farePence: number, percent: number, each: number]>([
  [659_00, 75, 494_25],
  [659_00, 10, 65_90],
  [659_00, 0, 0],
  [659_00, 100, 659_00],
  [1, 50, 1],
  [1, 49, 0],
  [3, 50, 2],
  [101, 25, 25],
  [102, 25, 26],
  [33_33, 33, 11_00],
  [199_99, 67, 133_99],
  [10_000_000, 1, 100_000],
])('the share of %d pence at %d percent is %d, half a penny rounded up', (fare, percent, each) => {
  const party = {
    adults: 1,
    children: 2,
    infants: 1,
    childPercent: percent,
    infantPercent: percent,
  };

  expect(priceLines(fare, party)).toEqual([
    { who: '1 adult', each: fare, pence: fare },
    { who: '2 children', each, pence: 2 * each },
    { who: '1 infant', each, pence: each },
  ]);
});

test('the lines of any party come to its total, in whole pence between no share and full fares', () => {
  const random = (most: number) => Math.floor(Math.random() * (most + 1));
  for (let turn = 0; turn < 10_000; turn++) {
    const travellers = { adults: 1 + random(49), children: random(49), infants: random(49) };
    const shares = { childPercent: random(100), infantPercent: random(100) };
    const fare = random(100_000_00);
    const total = totalPence(fare, { ...travellers, ...shares });
    const sum = priceLines(fare, { ...travellers, ...shares })
      .map(({ who, each }) => Number.parseInt(who, 10) * each)
      .reduce((one, other) => one + other, 0);

    const isRight =
      sum === total &&
      Number.isInteger(total) &&
      total >= fare * travellers.adults &&
      total <= totalPence(fare, travellers);
    if (!isRight) expect({ fare, travellers, shares, total }).toBe('the sum of its lines');
  }
});

test('the price is put in words where travellers pay different prices', () => {
  const toPounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;
  const shares = { childPercent: 75, infantPercent: 10 };

  expect(priceText(659_00, { adults: 2, children: 1, infants: 1, ...shares }, toPounds)).toBe(
    '2 adults × £659.00 · 1 child × £494.25 · 1 infant × £65.90 · Total £1878.15',
  );
  expect(priceText(659_00, { adults: 2, children: 0, infants: 0, ...shares }, toPounds)).toBe(
    undefined,
  );
});
