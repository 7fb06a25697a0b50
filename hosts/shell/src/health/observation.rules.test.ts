import {
  hasMoved,
  isBusy,
  isGrown,
  isHang,
  isOutage,
  isRefused,
  outcomeOf,
} from './observation.rules.ts';

const seen = { hasHeading: true, isHeadingVisible: true, isBlank: false };
const unseen = { ...seen, isHeadingVisible: false };
const blank = { ...unseen, isBlank: true };
const waiting = { hasHeading: false, isHeadingVisible: false, isBlank: false };

test.each([
  ['its heading is seen', seen, { mountedMs: 0, blankMs: 0 }, false, 'shown'],
  ['it was shown and still is', seen, { mountedMs: 9000, blankMs: 0 }, true, undefined],
  ['it is blank for a moment', blank, { mountedMs: 3000, blankMs: 3000 }, false, undefined],
  ['it stays blank', blank, { mountedMs: 4000, blankMs: 4000 }, false, 'hidden'],
  ['it was shown and becomes blank', blank, { mountedMs: 60_000, blankMs: 4000 }, true, 'hidden'],
  ['its heading cannot be seen', unseen, { mountedMs: 4000, blankMs: 0 }, false, 'hidden'],
  ['it is loading', waiting, { mountedMs: 9000, blankMs: 0 }, false, undefined],
  ['it is still loading', waiting, { mountedMs: 10_000, blankMs: 0 }, false, 'slow'],
  ['its fallback stays', waiting, { mountedMs: 20_000, blankMs: 0 }, false, 'hidden'],
])('when %s: %j %j → %s', (_name, observation, durations, wasShown, outcome) => {
  expect(outcomeOf(observation, durations, wasShown)).toBe(outcome);
});

test.each([
  ['a busy moment', 900, false],
  ['a page that hung for six seconds', 6000, true],
  ['a computer that slept for an hour', 3_600_000, false],
])('%s: %d ms → %s', (_name, lateMs, hung) => expect(isHang(lateMs)).toBe(hung));

const place = { left: 0, right: 0, top: 40 };
test.each([
  ['stays', {}, false],
  ['makes room for a scroll bar', { right: 17 }, false],
  ['is pushed down', { top: 90 }, true],
  ['is moved aside', { left: -300, right: 300 }, true],
  ['is hidden', { top: 0, right: 1280 }, true],
])('a part of the page that %s: %j → %s', (_name, change, moved) =>
  expect(hasMoved(place, { ...place, ...change })).toBe(moved),
);

test.each([
  ['collects garbage', 200_000_000, false],
  ['keeps what it takes', 900_000_000, true],
])('a page that %s has grown too much: %d bytes → %s', (_name, bytes, grown) =>
  expect(isGrown(bytes)).toBe(grown),
);

test.each([
  ['works now and then', 900, false],
  ['works more than half of the time', 6000, true],
])('a page that %s is too busy: %d ms of ten seconds → %s', (_name, busyMs, busy) =>
  expect(isBusy(busyMs)).toBe(busy),
);

const unauthenticated = '{"errors":[{"extensions":{"code":"UNAUTHENTICATED"}}]}';
test.each([
  [200, '{"data":{}}', false],
  [200, unauthenticated, true],
  [400, '', true],
  [403, '', true],
  [429, '', false],
  [503, '', false],
])('an answer of the API with the status %d and %s is a refusal: %s', (status, body, refused) =>
  expect(isRefused(status, body)).toBe(refused),
);

test.each([
  ['a server error', { name: 'ServerError', statusCode: 503 }, true],
  ['a rate limit', { name: 'ServerError', statusCode: 429 }, true],
  ['no connection', new TypeError('Failed to fetch'), true],
  ['a refused operation', { name: 'ServerError', statusCode: 403 }, false],
  ['an error of its own', new Error('No sun'), false],
  ['nothing', undefined, false],
])('a remote that reports %s: the site is unavailable: %s %s', (_name, cause, outage) =>
  expect(isOutage(cause)).toBe(outage),
);
