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
 * Text as it is compared: without case, accents and apostrophes; whatever is neither letter nor digit separates words.
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
