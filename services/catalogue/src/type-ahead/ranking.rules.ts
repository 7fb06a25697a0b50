import { fold } from '@larkfare/text-rules';

/** A name that is searched for, as it is written. */
export interface Named {
  /** Found by the whole of one only. */
  codes: readonly string[];
  names: readonly string[];
  /** Found by their words, such as the name of an airport beside its city's. */
  details?: readonly string[];
  /** Names of the country around it. */
  within?: readonly string[];
}

/** Its texts as they are compared: folded, and Saint in both spellings. */
export interface Searchable {
  codes: readonly string[];
  names: readonly string[];
  details: readonly string[];
  within: readonly string[];
  /** The words of its names and details, each between spaces. */
  ownWords: string;
  /** The same, and those of the country. */
  words: string;
}

export function searchable({ codes, names, details = [], within = [] }: Named): Searchable {
  const folded = {
    codes: codes.map(fold).filter(Boolean),
    names: names.flatMap(spellings),
    details: details.flatMap(spellings),
    within: within.flatMap(spellings),
  };
  const own = [...folded.names, ...folded.details];
  return {
    ...folded,
    ownWords: ` ${own.join(' ')} `,
    words: ` ${[...own, ...folded.within].join(' ')} `,
  };
}

function spellings(name: string): string[] {
  const text = fold(name);
  return [...new Set([text, text.replace(/\bst\b/g, 'saint'), text.replace(/\bsaint\b/g, 'st')])];
}

/**
 * How well a folded text fits, 0 best: a whole code or name, a whole country, whole words of it, the start of a name,
 * starts of words, and starts of words with the country's. Undefined when it does not fit.
 */
export function rank(
  { codes, names, within, ownWords, words }: Searchable,
  text: string,
): number | undefined {
  const typed = text.split(' ');
  const every = (known: string, end: '' | ' ') =>
    typed.every((word) => codes.includes(word) || known.includes(` ${word}${end}`));
  if (codes.includes(text) || names.includes(text)) return 0;
  // Whatever fits at all has these words.
  if (!every(words, '')) return undefined;
  if (within.includes(text)) return 1;
  if (every(ownWords, ' ')) return 2;
  if (names.some((name) => name.startsWith(text))) return 3;
  return every(ownWords, '') ? 4 : 5;
}
