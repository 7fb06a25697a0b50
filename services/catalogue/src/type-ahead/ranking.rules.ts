/** A name that a type-ahead compares with; every text is folded. */
export interface Searchable {
  code: string;
  /** The most specific first: an airport's location, its name, its country. */
  texts: readonly string[];
  /** A space, and every word of the code and the texts. */
  words: string;
}

/** The typed text, folded, as a whole and word by word. */
interface SearchTerms {
  text: string;
  words: readonly string[];
}

/**
 * How well it fits, 0 best: the exact code, the start of the code, the start of each text in turn,
 * and last when every searched word starts some word of it. Undefined when it does not fit.
 */
export function rank({ code, texts, words }: Searchable, terms: SearchTerms): number | undefined {
  if (code === terms.text) return 0;
  if (code.startsWith(terms.text)) return 1;
  const text = texts.findIndex((each) => each.startsWith(terms.text));
  if (text >= 0) return 2 + text;
  const fits = terms.words.every((word) => words.includes(` ${word}`));
  return fits ? 2 + texts.length : undefined;
}
