import { stripVTControlCharacters } from 'node:util';

/**
 * Text of others on one line, without what a terminal obeys. It replaces what packages/text-rules replaces before it is
 * stored, and cannot import that, because the kit of partner teams does not have it.
 */
export const toPrintableLine = (text: string): string =>
  stripVTControlCharacters(text)
    .replace(/[\n\r\t\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
