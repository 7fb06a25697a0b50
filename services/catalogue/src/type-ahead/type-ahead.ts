import { fold } from '@larkfare/text-rules';
import { LRUCache } from 'lru-cache';
import { rank, type Searchable } from './ranking.rules.ts';

export interface Named {
  code: string;
  texts: readonly string[];
}

/** A name as it is compared and looked up. */
interface Indexed extends Searchable {
  /** How its words begin. */
  starts: readonly string[];
}

export interface Entry<Value> {
  name: Indexed;
  value: Value;
}

export interface TypeAhead<Value> {
  /** Matches, best first; none for an empty text. */
  suggest(typed: string): readonly Value[];
  /** The same for a list with a search field: all of them when it is blank. */
  search(typed: string): readonly Value[];
}

/** Words are found by their first letters, at most so many. */
const keyLength = 3;

/** The costly part of a type-ahead: it depends on the name only, so it can be reused. */
export function indexed({ code: typedCode, texts: typedTexts }: Named): Indexed {
  const code = fold(typedCode);
  const texts = typedTexts.map(fold);
  const words = ` ${[code, ...texts].join(' ')}`;
  return { code, texts, words, starts: [...wordStarts(words)] };
}

/** Answers from memory. Entries that fit equally well keep their order. */
export function createTypeAhead<Value>(entries: readonly Entry<Value>[]): TypeAhead<Value> {
  const all = entries.map(({ value }) => value);
  const byStart = new Map<string, Entry<Value>[]>();
  for (const entry of entries) {
    for (const start of entry.name.starts) {
      const sameStart = byStart.get(start);
      if (sameStart) sameStart.push(entry);
      else byStart.set(start, [entry]);
    }
  }

  const startingWith = (word: string) => byStart.get(word.slice(0, keyLength)) ?? [];

  const fitting = (text: string): readonly Value[] => {
    const words = text.split(' ');
    // Every match has all searched words, so the rarest one leads to all matches.
    const [fewest = []] = words.map(startingWith).sort((a, b) => a.length - b.length);
    const byRank: Value[][] = [];
    for (const candidate of fewest) {
      const at = rank(candidate.name, { text, words });
      if (at !== undefined) (byRank[at] ??= []).push(candidate.value);
    }
    return byRank.flat();
  };
  // Most people begin with the same few letters, and those fit the most entries.
  const cached = new LRUCache<string, readonly Value[]>({ max: 300, memoMethod: fitting });
  const suggest = (typed: string) => cached.memo(fold(typed));
  return { suggest, search: (typed) => (typed.trim() ? suggest(typed) : all) };
}

function wordStarts(words: string): Set<string> {
  const starts = new Set<string>();
  for (const word of words.split(' ')) {
    for (let length = 1; length <= Math.min(keyLength, word.length); length++)
      starts.add(word.slice(0, length));
  }
  return starts;
}
