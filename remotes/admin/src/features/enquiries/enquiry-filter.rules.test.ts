import { changedQuery } from '../../office/address-query.rules.ts';
import {
  exportAddress,
  isNarrowed,
  toEnquiryFilter,
  toFilterInput,
  toStatusQuery,
} from './enquiry-filter.rules.ts';

const read = (query: string) => toEnquiryFilter(new URLSearchParams(query));

test.each([
  ['', { search: '', status: '' }],
  ['status=in-progress&search=%20Ada%20', { search: 'Ada', status: 'inProgress' }],
  ['status=closed', { search: '', status: 'closed' }],
  ['status=inProgress', { search: '', status: '' }],
  ['status=unheard-of', { search: '', status: '' }],
])('the address ?%s is read', (query, filter) => {
  expect(read(query)).toEqual(filter);
});

test('a status is written in the specification’s word, and All takes it away', () => {
  const query = changedQuery(new URLSearchParams('search=a&page=3'), toStatusQuery('inProgress'));

  expect(query.toString()).toBe('search=a&status=in-progress');
  expect(changedQuery(query, toStatusQuery('')).toString()).toBe('search=a');
});

test('a status is a filter only when there is one', () => {
  expect(toFilterInput(read('search=a'))).toEqual({ query: 'a', status: undefined });
});

test('the file holds what the list shows', () => {
  expect(exportAddress('/api/quote/export', read(''))).toBe('/api/quote/export');
  expect(exportAddress('/api/quote/export', read('search=O%26B&status=in-progress'))).toBe(
    '/api/quote/export?q=O%26B&status=in-progress',
  );
  expect([read(''), read('search=a'), read('status=closed')].map(isNarrowed)).toEqual([
    false,
    true,
    true,
  ]);
});
