import { createTypeAhead, indexed } from './type-ahead.ts';

const airport = (code: string, location: string, name: string, country: string) => ({
  name: indexed({ codes: [code], names: [location], details: [name], within: [country] }),
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
  ['man', ['MAN', 'IOM', 'MAO']], // The code, then a whole word, then a name that begins so.
  ['ma', ['MAN', 'MAO', 'IOM', 'MLA']], // Names that begin so, then words and countries; not MAA's code.
  ['lhr', ['LHR']],
  ['lh', []], // Half a code is nothing.
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
  ['don', []], // Not the start of a word.
  ['', []],
  ['   ', []],
  ['%', []],
  ['_', []],
  ['constructor', []],
])('%p suggests %p', (typed, expected) => {
  expect(typeAhead.suggest(typed)).toEqual(expected);
});

test('a list with a blank search field shows everything, one with wildcards nothing', () => {
  expect(typeAhead.search('  ')).toHaveLength(9);
  expect(typeAhead.search('man')).toEqual(['MAN', 'IOM', 'MAO']);
  expect(typeAhead.search('%')).toEqual([]);
});

test.each([
  ['Mnachester', ['MAN']], // Two letters swapped,
  ['Manchster', ['MAN']], // one missing,
  ['Manchesster', ['MAN']], // one added,
  ['Manchaster', ['MAN']], // or changed.
  ['manchs', ['MAN']],
  ['newyork', ['JFK']],
  ['heathrw', ['LHR']],
  ['Brasil', ['GRU', 'MAO']],
  ['Mnchstr', []],
  ['lon don', ['LHR', 'LGW']],
  ['xyz', []], // Short texts are a letter away from too much.
])('misspelt %p suggests %p, and means nothing', (typed, expected) => {
  expect(typeAhead.suggest(typed)).toEqual(expected);
  expect(typeAhead.meant(typed)).toEqual([]);
});

test.each([
  ['London', ['LHR', 'LGW']],
  ['man', ['MAN']],
  ['brazil', ['GRU', 'MAO']],
  ['John F. Kennedy (JFK)', ['JFK']],
  ['Heathrow Manchester', []],
  ['', []],
])('%p without a pick means %p', (typed, expected) => {
  expect(typeAhead.meant(typed)).toEqual(expected);
});
