import { RuleTester } from 'eslint';
import { plainEnglish } from './plain-english.ts';

const tester = new RuleTester({ languageOptions: { sourceType: 'module' } });
const headless = (...lines: string[]) =>
  lines.map((code) => ({ code, errors: [{ messageId: 'headless' }] }));
const refused = (...lines: string[]) =>
  lines.map((code) => ({ code, errors: [{ messageId: 'word' }] }));

tester.run('plain-english', plainEnglish, {
  valid: [
    '/** Whether the row is locked. */',
    '/** How many retries a job gets. */',
    '/** Calls the registry over HTTP. */',
    '// Scrolls down on each down arrow; a click elsewhere makes it go away.',
    '// Lists frequently asked questions, each with its answer.',
    '// The API’s answers are compressed.',
    '/** Shows ‘You are asked to wait’, `told` and "somebody". */',
    '// Reads the rows\n// with which a page begins, and\n// that of its parent.',
    "test('regions with countries cannot be deleted', () => {});",
    "pattern.test('what it asks');",
    "send('nobody asks');",
    "log.info({ file }, 'deleted expired rows');",
    '// Rejects a wrong password; retries when something goes wrong.',
  ],
  invalid: [
    ...headless(
      ...['What', 'Who', 'Whose', 'Of', 'As', 'With', 'That'].map((word) => `/** ${word} rows. */`),
      '// What was not read is dropped.',
      '/**\n * Of the visitors.\n */',
      ...['what', 'who', 'whose', 'of', 'that', 'which'].map((word) => `test('${word} rows')`),
      'test.each([1])(`what %s shows`, () => {});',
      "describe('what a card shows', () => {});",
      "test.describe.serial('of a card', () => {});",
    ),
    ...refused(
      '// Asks the gateway.',
      '/** The rows that are\n * asked for. */',
      '// The service answers late.',
      '// A request that never answers.',
      '// Each is answered with 503.',
      '// The office is told.',
      '// The log says so.',
      '// The site knows the address.',
      '// Never hears of it.',
      '// Content is away.',
      '// The file is gone.',
      '// PostgreSQL was down, and',
      '// The session is over.',
      '// Finds wrong rows.',
      '// Begins anew.',
      '// Refuses whoever calls.',
      '// Nobody reads it.',
      '// Somebody reads it.',
      '// Has a database of its own.',
      '// Restarts by itself.',
      '// Sends it as it is.',
      "it('somebody signs in', () => {});",
      "throw new Error('The content service is down.');",
      'throw new GraphFault(`The token of ${name} is wrong.`);',
      "log.warn({ error }, 'the mail server is away');",
      "console.error('nobody ' + 'listens');",
    ),
  ],
});
