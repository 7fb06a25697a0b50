const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** No name is longer, so longer text matches nothing and costs nothing. */
const longest = 200;

/**
 * Text as searches compare it: without case, accents and apostrophes; whatever is neither letter nor digit separates words.
 * Wildcards of any kind are such signs, so they never match anything. The SQL function `folded` folds the same way.
 */
export function fold(text: string): string {
  if (text.length > longest) return '';
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼʻ′`´]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
