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

/** Nothing in the catalogue has a longer name, so longer text matches nothing and costs nothing. */
const longest = 200;

/**
 * Text as it is compared: case, accents and apostrophes are gone, and what is neither letter nor digit parts words.
 * Wildcards of any kind are such signs, so they never match anything.
 */
export function fold(text: string): string {
  if (text.length > longest) return '';
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
