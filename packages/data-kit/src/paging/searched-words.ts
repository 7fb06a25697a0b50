import { type Parameters } from '../database/query.ts';

interface SearchedWord {
  /** Its parameter's name. */
  name: string;
  parameters: Parameters;
  /** The LIKE pattern, evaluated once for a statement; a word that folds to nothing matches nothing. */
  pattern: string;
}

/** Limit of words; further ones count as one with the last, as they stand. */
const wordsAtMost = 8;

/**
 * The words of a search text, for columns that the SQL function `folded` made; every searched text is folded by the same
 * function. Signs between words, such as an ampersand, are left out.
 * @param name the beginning of the parameters' names
 */
export function searchedWords(typed: string, name = 'word'): SearchedWord[] {
  const parts = typed.slice(0, 200).replaceAll('\0', ' ').trim().split(/\s+/).filter(Boolean);
  const readable = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  const words = readable.length ? readable : parts;
  const last = words.splice(wordsAtMost - 1).join(' ');
  return [...words, last].filter(Boolean).map((word, index) => ({
    name: `${name}${index}`,
    parameters: { [`${name}${index}`]: word },
    pattern: `(SELECT '%' || nullif(folded(:${name}${index}::text), '') || '%')`,
  }));
}
