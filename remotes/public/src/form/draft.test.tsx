import { jest } from '@jest/globals';
import { createDraft } from './draft.ts';

const empty = { name: '', adults: 1, airlines: [''] };

beforeEach(() => sessionStorage.clear());

test('input is there after a reload, and not once it is cleared', () => {
  createDraft('draft', empty).keep({ name: 'Ada' });
  createDraft('draft', empty).keep({ adults: 2, airlines: ['BA'] });

  const reloaded = createDraft('draft', empty);
  expect(reloaded.read()).toEqual({ name: 'Ada', adults: 2, airlines: ['BA'] });
  expect(createDraft('other', empty).read()).toEqual({});

  reloaded.forget();
  expect(createDraft('draft', empty).read()).toEqual({});
});

test.each([
  ['no JSON', '{'],
  ['no object', 'null'],
  ['fields of another kind', '{"name":1,"adults":"2","airlines":{},"gone":"x"}'],
])('%s is as if nothing was typed', (_, stored) => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  sessionStorage.setItem('draft', stored);

  expect(createDraft('draft', empty).read()).toEqual({});
});
