/** An airport as a search by text knows it; the texts are folded. */
export interface EndCandidate {
  airportId: string;
  code: string;
  /** The words of its name and its location's name, each after a space, and a space at the end. */
  words: string;
}

/**
 * The airports that folded text without a pick means: every word is the code or a word of the airport's
 * or its location's name. Only when there is none, words that are merely begun count ("lond").
 */
export function airportsMatching(airports: readonly EndCandidate[], text: string): string[] {
  const searched = text.split(' ').filter(Boolean);
  if (!searched.length) return [];
  const fitting = (end: '' | ' ') =>
    airports
      .filter(({ code, words }) =>
        searched.every((word) => code === word || words.includes(` ${word}${end}`)),
      )
      .map(({ airportId }) => airportId);
  const whole = fitting(' ');
  return whole.length ? whole : fitting('');
}
