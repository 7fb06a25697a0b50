import { documentFingerprint } from './document-fingerprint.ts';

const card =
  'query Card($id: ID!) { flight(id: $id, in: [1, 2]) { ...Part } } fragment Part on Flight { id stops }';
const place = 'query Place { airports(search: "New York, JFK") { id } }';

test.each([
  ['line breaks', card, card.replaceAll(' ', '\r\n\t')],
  ['commas', card, card.replaceAll(', ', ' ').replace('id stops', ',id,,stops')],
  ['no white space at punctuators', card, card.replaceAll(/ ?([{}()[\]:!$,]|\.\.\.) ?/g, '$1')],
  ['spaces after a spread', card, card.replace('...', '... ')],
  ['a byte order mark', card, `\uFEFF${card}`],
  ['__typename', card, card.replace('id stops', '__typename id __typename stops __typename')],
  ['its definitions turned round', card, card.replace(/(query.*) (fragment.*)/, '$2 $1')],
  ['white space around a string', place, place.replace('"New York, JFK"', '\n"New York, JFK"\n')],
])('a document with %s is the same document', (_, text, printed) => {
  expect(printed).not.toBe(text);
  expect(documentFingerprint(printed)).toBe(documentFingerprint(text));
});

test.each([
  ['a field more', card, card.replace('stops', 'stops hasBookings')],
  ['two names joined', card, card.replace('id stops', 'idstops')],
  ['a name split', card, card.replace('stops', 'st ops')],
  ['two numbers joined', card, card.replace('1, 2', '12')],
  ['an aliased __typename', card, card.replace('id stops', 'id stops: __typename')],
  ['an alias named __typename', card, card.replace('id stops', '__typename: id stops')],
  ['a variable named __typename', card, card.replaceAll('$id', '$__typename')],
  ['a conditional __typename', card, card.replace('id stops', 'id stops __typename @skip(if: $a)')],
  ['a definition more', card, `${card} query Other { regions { id } }`],
  ['a definition twice', card, `${card} fragment Part on Flight { id stops }`],
  [
    'a field moved to another definition',
    card,
    card.replace('...Part', '...Part id').replace('id stops', 'stops'),
  ],
  ['other white space in a string', place, place.replace('New York', 'New  York')],
  ['no comma in a string', place, place.replace(',', '')],
  ['__typename in a string', place, place.replace('New York', '__typename')],
  ['a string split by a line break', place, place.replace(', ', ',\n')],
  ['a comment that hides a field', card, card.replace('stops', '#stops\n')],
  ['a space that GraphQL does not have', card, card.replace('id stops', 'id\u00A0stops')],
])('a document with %s is a different one', (_, text, changed) => {
  expect(changed).not.toBe(text);
  expect(documentFingerprint(changed)).not.toBe(documentFingerprint(text));
});

test.each([
  ['a comment', '# one  space'],
  ['a block string', '{ airports(search: """New  York""") { id } }'],
  ['too many tokens', '{ a '.repeat(1001)],
])('a text with %s is compared letter for letter', (_, text) => {
  expect(documentFingerprint(text)).toBe(text);
});
