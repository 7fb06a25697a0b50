import { type Parameters } from '@larkfare/service-kit';

interface SearchedWord {
  /** Its parameter's name. */
  name: string;
  parameters: Parameters;
  /** The LIKE pattern, evaluated once for a statement; a word that folds to nothing matches nothing. */
  pattern: string;
}

/** Of more words the last ones count as one, as they stand. */
const wordsAtMost = 4;

/** The words of a search text; nothing in the catalogue has a name longer than 200 characters. */
export function searchedWords(typed: string): SearchedWord[] {
  const words = typed.slice(0, 200).replaceAll('\0', ' ').trim().split(/\s+/).filter(Boolean);
  const last = words.splice(wordsAtMost - 1).join(' ');
  return [...words, last].filter(Boolean).map((word, index) => ({
    name: `word${index}`,
    parameters: { [`word${index}`]: word },
    pattern: `(SELECT '%' || nullif(folded(:word${index}::text), '') || '%')`,
  }));
}
