import { createTypeAhead, indexed } from './type-ahead.ts';

const airport = (code: string, location: string, name: string, country: string) => ({
  name: indexed({ code, texts: [location, name, country] }),
  value: code,
});

const typeAhead = createTypeAhead([
  airport('LHR', 'London', 'Heathrow', 'United Kingdom'),
  airport('LGW', 'London', 'Gatwick', 'United Kingdom'),
  airport('MAN', 'Manchester', 'Manchester', 'United Kingdom'),
  airport('IOM', 'Castletown', 'Isle of Man', 'Isle of Man'),
  airport('MAA', 'Chennai', 'Chennai', 'India'),
  airport('MLA', 'Luqa', 'Malta International', 'Malta'),
  airport('JFK', 'New York', 'John F. Kennedy', 'United States'),
  airport('GRU', 'São Paulo', 'Guarulhos', 'Brazil'),
  airport('MAO', 'Manaus', 'Eduardo Gomes', 'Brazil'),
]);

test.each([
  ['man', ['MAN', 'MAO', 'IOM']], // The code itself, then cities, then a word inside a name.
  ['ma', ['MAN', 'MAA', 'MAO', 'MLA', 'IOM']], // Codes that begin so, then names and countries.
  ['m', ['MAN', 'MAA', 'MLA', 'MAO', 'IOM']],
  ['lond', ['LHR', 'LGW']],
  ['LONDON', ['LHR', 'LGW']],
  ['sao', ['GRU']],
  ['são p', ['GRU']],
  ['york', ['JFK']], // A word inside a name.
  ['kennedy new', ['JFK']], // Words in any order.
  ['heathrow london', ['LHR']],
  ['lhr london', ['LHR']],
  ['london manchester', []],
  ['brazil', ['GRU', 'MAO']],
  ['ondon', []], // Not the start of a word.
  ['', []],
  ['   ', []],
  ['%', []],
  ['_', []],
  ['constructor', []],
])('%p suggests %p', (typed, expected) => {
  expect(typeAhead.suggest(typed)).toEqual(expected);
});

test('a code that is typed in full comes before longer ones', () => {
  const codes = ['ABC', 'ABD', 'AB'].map((code) => ({
    name: indexed({ code, texts: [] }),
    value: code,
  }));

  expect(createTypeAhead(codes).suggest('ab')).toEqual(['AB', 'ABC', 'ABD']);
});

test('a list with a blank search field shows everything, one with wildcards nothing', () => {
  expect(typeAhead.search('  ')).toHaveLength(9);
  expect(typeAhead.search('man')).toEqual(['MAN', 'MAO', 'IOM']);
  expect(typeAhead.search('%')).toEqual([]);
});
