import { airportsMatching } from './ends.rules.ts';
import { fold } from '@larkfare/text-rules';

const end = (airportId: string, code: string, words: string) => ({ airportId, code, words });

const airports = [
  end('Heathrow', 'lhr', ' heathrow airport london '),
  end('Derry', 'ldy', ' city of derry londonderry '),
  end('York', 'qqy', ' york york '),
  end('New York', 'jfk', ' john f kennedy new york '),
  end('Manchester', 'man', ' manchester manchester '),
  end('Isle of Man', 'iom', ' isle of man castletown '),
];

test.each([
  ['London', ['Heathrow']], // Not Londonderry: a whole word counts before one that is merely begun.
  ['lond', ['Heathrow', 'Derry']],
  ['york', ['York', 'New York']],
  ['New York', ['New York']],
  ['man', ['Manchester', 'Isle of Man']], // A code, and a word of a name.
  ['John F. Kennedy (JFK)', ['New York']],
  ['jf', []], // Half a code is nothing.
  ['f', ['New York']],
  ['', []],
  ['%', []],
  ['Heathrow Manchester', []],
])('%p means %p', (typed, expected) => {
  expect(airportsMatching(airports, fold(typed))).toEqual(expected);
});
