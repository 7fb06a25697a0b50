import { allOf, type Condition, searchedWords } from '@larkfare/data-kit/paging';

/** A telephone number within a search text, with the signs that people and address books write. */
const typedNumber = /[+(]?\d[\d\s\p{Pd}\p{Zs}\p{Cf}().+/]*\d/gu;

/**
 * Finds a record by words in any order, each a part of a word, or its start if shorter than three letters. Five digits or more may be a telephone number, which is
 * found however it is written.
 */
export function searchCondition(typed: string): Condition | undefined {
  const words = searchedWords(typed);
  if (!words.length) return undefined;
  const asWords = allOf(words.map(containing));

  const numbers = (typed.match(typedNumber) ?? []).map(toDigits).filter((each) => each.length >= 5);
  if (!numbers.length) return asWords;
  const others = typed.replace(typedNumber, (text) => (toDigits(text).length >= 5 ? ' ' : text));
  const asNumbers = allOf([
    ...searchedWords(others, 'other').map(containing),
    ...numbers.slice(0, 2).map((digits, index) => ({
      sql: `search_text LIKE :number${index}`,
      parameters: { [`number${index}`]: `%${digits}%` },
    })),
  ]);
  return {
    sql: `(${asWords.sql} OR ${asNumbers.sql})`,
    parameters: { ...asWords.parameters, ...asNumbers.parameters },
  };
}

/**
 * The planner sees the folded word, and reads the index unless the word is in most rows. The index holds three letters,
 * of which the space before a word is one. Every text begins with a reference, which it repeats without its hyphen.
 */
const containing = ({ name, parameters }: ReturnType<typeof searchedWords>[number]) => ({
  sql: `search_text LIKE CASE WHEN length(folded(:${name}::text)) < 3 THEN '% ' ELSE '%' END
    || nullif(folded(:${name}::text), '') || '%'`,
  parameters,
});

/** Digits as they are stored: '0044 (0)20' is '4420'. */
const toDigits = (number: string) =>
  number
    .replace(/\D/g, '')
    .replace(/^00(?=[1-9])/, '')
    .replace(/^440/, '44');
